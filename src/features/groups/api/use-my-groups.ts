import { type Live, useBackend, useLive } from '@/backend/react';
import type { Group } from '@/domain/entities/group';
import { useMe } from '@/features/session';
import { groupKeys } from './group-keys';

/** All groups of a school that the user is in, live, by name. */
export function useMyGroups(schoolId: string): Live<Group[]> {
  const { groups } = useBackend();
  const { uid } = useMe();
  return useLive(groupKeys.mine(uid, schoolId), (observer) => groups.watchMine(uid, schoolId, observer));
}
