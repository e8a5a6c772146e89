import { useBackend, useRead } from '@/backend/react';
import type { Group } from '@/domain/entities/group';
import { SHARED_GROUPS } from '@/domain/limits';
import { useMyGroups } from '@/features/groups';
import { profileKeys } from './profile-keys';

/** The groups of a school that the reader and another parent are in: of the reader's first ones, each one look-up. */
export function useSharedGroups(schoolId: string, uid: string): Group[] {
  const { groups } = useBackend();
  const { data: mine = [] } = useMyGroups(schoolId);
  const looked = mine.slice(0, SHARED_GROUPS);
  const ids = looked.map(({ groupId }) => groupId);
  const { data: shared = [] } = useRead(
    profileKeys.sharedGroups(uid, ids),
    async () => {
      const found = await Promise.all(ids.map((id) => groups.whoIsIn(id, [uid])));
      return ids.filter((_id, at) => found[at]?.includes(uid));
    },
    { enabled: ids.length > 0 },
  );
  return looked.filter(({ groupId }) => shared.includes(groupId));
}
