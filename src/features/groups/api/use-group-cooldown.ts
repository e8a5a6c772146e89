import { useBackend, useLive } from '@/backend/react';
import type { GroupCooldown } from '@/domain/entities/group-request';
import { cooldownEnd } from '@/domain/group-cooldown';
import { useMe } from '@/features/session';
import { groupKeys } from './group-keys';

/**
 * Until when the user can't come into a group that has turned them down or put them out, live: it may do so while they look.
 * Null when nothing keeps them.
 */
export function useGroupCooldown(groupId: string): Date | null {
  const { groups } = useBackend();
  const { uid } = useMe();
  // Where it can't be read, the server says so to whoever tries.
  const { data } = useLive<GroupCooldown | null>(groupKeys.cooldown(uid, groupId), (observer) =>
    groups.watchCooldown(uid, groupId, observer),
  );
  const end = data ? cooldownEnd(data) : null;
  return end && end > new Date() ? end : null;
}
