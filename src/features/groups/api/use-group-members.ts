import { type Pages, useBackend, usePages } from '@/backend/react';
import type { Group } from '@/domain/entities/group';
import type { Member } from '@/domain/entities/school';
import { groupKeys } from './group-keys';

/** The members of a group, the creator first, the others as they joined, a page at a time. */
export function useGroupMembers(group: Group): Pages<Member> {
  const { groups } = useBackend();
  const pages = usePages(groupKeys.members(group.groupId), (after) => groups.members(group, after));
  // Who leaves and joins again while the list is read is on two pages.
  const members = pages.data && [...new Map(pages.data.map((member) => [member.uid, member])).values()];
  return { ...pages, data: members };
}
