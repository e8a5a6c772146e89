import type { Cursor, Page } from '@/backend/live';
import type { FeedId } from '@/backend/ports/posts';
import { type FetchedPages, useBackend, usePages } from '@/backend/react';
import { isEventDiscussion } from '@/domain/entities/post';
import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { bestQueryToken, matchesPrefixes } from '@/domain/search-tokens';
import { mentionKeys } from './mention-keys';

/**
 * Members whose names the most selective word of a term begins, and who can see what is written into a feed: for a group's,
 * those of the group. One page of the directory; nothing is read without a term.
 */
export function useMentionable({ schoolId, groupId }: FeedId, term: string): FetchedPages<Page<Member>> {
  const { directory, groups } = useBackend();
  const token = bestQueryToken(term);
  const read = async (after: Cursor | null): Promise<Page<Member>> => {
    const { items, next } = await directory.page(schoolId, token, after);
    // The directory knows people by their children, too.
    const named = items.filter((member) => matchesPrefixes(token ?? '', fullName(member)));
    if (groupId === null || isEventDiscussion({ groupId }) || named.length === 0)
      return { items: named, next };
    const here = new Set(
      await groups.whoIsIn(
        groupId,
        named.map(({ uid }) => uid),
      ),
    );
    return { items: named.filter(({ uid }) => here.has(uid)), next };
  };
  return usePages(mentionKeys.members(schoolId, groupId, token), read, {
    enabled: token !== null,
    keepsPrevious: true,
  });
}
