import type { Page } from '@/backend/live';
import { type FetchedPages, useBackend, usePages } from '@/backend/react';
import type { Member } from '@/domain/entities/school';
import { directoryKeys } from './directory-keys';

/** The parents of one class of a school. */
export function useClassMembers(schoolId: string, key: string): FetchedPages<Page<Member>> {
  const { directory } = useBackend();
  return usePages(directoryKeys.inClass(schoolId, key), (after) => directory.inClass(schoolId, key, after));
}
