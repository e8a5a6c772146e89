import { type Live, useBackend, useLive, useLivePages } from '@/backend/react';
import type { Group, GroupMembership } from '@/domain/entities/community';
import { useMe } from '@/features/session';
import { groupKeys } from './group-keys';

/** The groups of a school by name, the first page live. */
export function useGroups(schoolId: string) {
  const { groups } = useBackend();
  return useLivePages<Group>(
    groupKeys.ofSchool(schoolId),
    (observer) => groups.watchFirst(schoolId, observer),
    (after) => groups.more(schoolId, after),
    ({ groupId }) => groupId,
  );
}

/** All groups of a school that the user is in, live, by name. */
export function useMyGroups(schoolId: string): Live<Group[]> {
  const { groups } = useBackend();
  const { uid } = useMe();
  return useLive(groupKeys.mine(uid, schoolId), (observer) => groups.watchMine(uid, schoolId, observer));
}

/** One group, live; null when there is none. */
export function useGroup(groupId: string): Live<Group | null> {
  const { groups } = useBackend();
  return useLive(groupKeys.one(groupId), (observer) => groups.watch(groupId, observer));
}

/** The user's membership in a group, live; null without one. A member is who has one (product §3.1). */
export function useMembership(groupId: string): Live<GroupMembership | null> {
  const { groups } = useBackend();
  const { uid } = useMe();
  return useLive(groupKeys.membership(uid, groupId), (observer) =>
    groups.watchMembership(uid, groupId, observer),
  );
}
