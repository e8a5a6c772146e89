import type { Page } from '@/backend/live';
import { type FetchedPages, useBackend, usePages } from '@/backend/react';
import type { ModerationLogEntry } from '@/domain/entities/moderation-notice';
import { communityKeys } from './community-keys';

/** What the moderators of a school have done, newest first, a page at a time. */
export function useLog(schoolId: string): FetchedPages<Page<ModerationLogEntry>> {
  const { reports } = useBackend();
  return usePages(communityKeys.log(schoolId), (after) => reports.log(schoolId, after));
}
