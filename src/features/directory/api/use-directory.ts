import type { Page } from '@/backend/live';
import { type FetchedPages, type PagesOptions, useBackend, usePages } from '@/backend/react';
import { directoryWords } from '@/domain/directory-entry';
import type { Member } from '@/domain/entities/school';
import { bestQueryToken, matchesPrefixes } from '@/domain/search-tokens';
import { directoryKeys } from './directory-keys';

/** Whether every typed word begins a word of the parent's name or of a child's grade or room. */
const matches = (member: Member, term: string): boolean => matchesPrefixes(term, directoryWords(member));

/**
 * Parents of a school by last name, a page at a time. A search asks the server for its most selective word and
 * keeps those that match the others too.
 */
export function useDirectory(
  schoolId: string,
  term: string,
  options: Pick<PagesOptions, 'enabled' | 'keepsPrevious'> = {},
): FetchedPages<Page<Member>> {
  const { directory } = useBackend();
  const token = bestQueryToken(term);
  const pages = usePages(
    directoryKeys.page(schoolId, token),
    (after) => directory.page(schoolId, token, after),
    options,
  );
  return { ...pages, data: term ? pages.data?.filter((member) => matches(member, term)) : pages.data };
}
