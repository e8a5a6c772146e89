import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@/backend/live';
import { type Read, useBackend, useRead } from '@/backend/react';
import type { Group } from '@/domain/entities/group';
import type { Member } from '@/domain/entities/school';
import { groupKeys } from './group-keys';

/** How many members are shown beside their number. */
export const MOST_FACES = 5;

/** The creator of a group and the first who joined it. What the page of its members has read is not read again. */
export function useGroupFaces(group: Group): Read<Member[]> {
  const { groups } = useBackend();
  const client = useQueryClient();
  const { groupId, memberCount } = group;
  return useRead(groupKeys.faces(groupId, Math.min(memberCount, MOST_FACES)), async () => {
    const members = client.getQueryState<InfiniteData<Page<Member>>>(groupKeys.members(groupId));
    const known = members?.isInvalidated === false ? members.data?.pages[0]?.items : undefined;
    return (known ?? (await groups.faces(group))).slice(0, MOST_FACES);
  });
}
