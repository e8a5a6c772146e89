import { type Live, useBackend, useLive } from '@/backend/react';
import type { Group, GroupMembership } from '@/domain/entities/community';
import { useMe } from '@/features/session';

/** All groups of a school, live, by name. */
export function useGroups(schoolId: string): Live<Group[]> {
  const { groups } = useBackend();
  return useLive(['groups', schoolId], (observer) => groups.watchAll(schoolId, observer));
}

/** The user's own memberships, live. */
export function useMyMemberships(): Live<GroupMembership[]> {
  const { groups } = useBackend();
  const { uid } = useMe();
  return useLive(['group-memberships', uid], (observer) => groups.watchMine(uid, observer));
}

/** One group, live; null when there is none. */
export function useGroup(groupId: string): Live<Group | null> {
  const { groups } = useBackend();
  return useLive(['group', groupId], (observer) => groups.watch(groupId, observer));
}

/** The user's membership in a group, live; null without one. A member is who has one (spec §4). */
export function useMembership(groupId: string): Live<GroupMembership | null> {
  const { groups } = useBackend();
  const { uid } = useMe();
  return useLive(['group-membership', uid, groupId], (observer) =>
    groups.watchMembership(uid, groupId, observer),
  );
}
