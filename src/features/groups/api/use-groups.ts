import { type Pages, useBackend, useLivePages } from '@/backend/react';
import type { Group } from '@/domain/entities/group';
import { groupKeys } from './group-keys';

/** The groups of a school, those with the most members first, then the newest; the first page live. */
export function useGroups(schoolId: string): Pages<Group> {
  const { groups } = useBackend();
  return useLivePages<Group>(
    groupKeys.ofSchool(schoolId),
    (observer) => groups.watchFirst(schoolId, observer),
    (after) => groups.more(schoolId, after),
    ({ groupId }) => groupId,
  );
}
