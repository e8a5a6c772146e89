import { useInfiniteQuery } from '@tanstack/react-query';
import type { Cursor } from '@/backend/live';
import { useBackend } from '@/backend/react';
import { directoryWords } from '@/domain/directory-entry';
import type { Member } from '@/domain/entities/school';
import { bestQueryToken, wordsBegin } from '@/domain/search-tokens';

/** Whether every typed word begins a word of the parent's name or of a child's grade or room. */
export const matches = (member: Member, term: string): boolean => wordsBegin(term, directoryWords(member));

/**
 * Parents of a school by last name, a page at a time. A search asks the server for its most selective word and
 * keeps those that match the others too.
 */
export function useDirectory(schoolId: string, term: string) {
  const { directory } = useBackend();
  const token = bestQueryToken(term);
  const pages = useInfiniteQuery({
    queryKey: ['directory', schoolId, token],
    queryFn: ({ pageParam }) => directory.page(schoolId, token, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
  const all = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return { ...pages, members: term ? all.filter((member) => matches(member, term)) : all };
}
