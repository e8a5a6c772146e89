import type { EventRange } from '@/backend/ports/events';
import { type Pages, useBackend, usePages } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventKeys } from './event-keys';
import { useReadingAnew } from './use-reading-anew';

function useRange(range: EventRange) {
  const { events } = useBackend();
  return usePages(eventKeys.days(range), (after) => events.pageOf(range, after));
}

/** Events of a school that are on in some days, those that began before them included, a page at a time. */
export function useEventsOfDays(days: Omit<EventRange, 'begun'>): Pages<SchoolEvent> {
  const before = useRange({ ...days, begun: 'before' });
  const within = useRange({ ...days, begun: 'within' });
  useReadingAnew(days.schoolId, true);
  const lists = [before, within];
  return {
    data: before.data && within.data && [...before.data, ...within.data],
    error: before.error ?? within.error,
    retry: () => {
      for (const { error, retry } of lists) if (error) retry();
    },
    hasMore: lists.some(({ hasMore }) => hasMore),
    isLoadingMore: lists.some(({ isLoadingMore }) => isLoadingMore),
    hasFailedMore: lists.some(({ hasFailedMore }) => hasFailedMore),
    loadMore: () => {
      for (const { hasMore, loadMore } of lists) if (hasMore) loadMore();
    },
  };
}
