import { type Live, useBackend, useLive } from '@/backend/react';
import type { GroupMembership } from '@/domain/entities/group';
import { useMe } from '@/features/session';
import { groupKeys } from './group-keys';

/** The user's membership in a group, live; null without one. A member is who has one (product §3.1). */
export function useMembership(groupId: string): Live<GroupMembership | null> {
  const { groups } = useBackend();
  const { uid } = useMe();
  return useLive(groupKeys.membership(uid, groupId), (observer) =>
    groups.watchMembership(uid, groupId, observer),
  );
}
