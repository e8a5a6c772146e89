import { startOfDay } from 'date-fns';
import { useEffect, useState } from 'react';
import type { EventList } from '@/backend/ports/events';
import { type Pages, useBackend, useLivePages } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { isOver } from '@/domain/event-time';
import { MINUTE_MS } from '@/domain/time';
import { eventKeys } from './event-keys';

/** The time, renewed every minute, so that what is over leaves the list. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function useList(list: EventList, now: Date) {
  const { events } = useBackend();
  return useLivePages<SchoolEvent>(
    eventKeys.live(list, startOfDay(now)),
    (observer) => events.watchFirst(list, now, observer),
    (after) => events.page(list, now, after),
    ({ id }) => id,
  );
}

interface Wanted {
  /** Only this parent's. */
  authorId?: string | null;
  /** Only those of today and tomorrow. */
  soon?: boolean;
}

/**
 * Events of a school that are not over, soonest first, the first page live. Those that began before today are a list of
 * their own with pages of its own, so that neither keeps the other from being seen.
 */
export function useUpcomingEvents(schoolId: string, { authorId = null, soon = false }: Wanted = {}) {
  const now = useMinute();
  const ongoing = useList({ schoolId, when: 'ongoing', authorId }, now);
  const coming = useList({ schoolId, when: soon ? 'soon' : 'upcoming', authorId }, now);
  const lists = [ongoing, coming];
  const found =
    ongoing.data && coming.data
      ? // An event that is moved from one list to the other may be in both for a moment.
        [...new Map([...ongoing.data, ...coming.data].map((event) => [event.id, event])).values()]
      : undefined;
  return {
    data: found
      ?.filter((event) => !isOver(event, now))
      .sort((left, right) => left.start.getTime() - right.start.getTime()),
    error: ongoing.error ?? coming.error,
    retry: () => {
      for (const { error, retry } of lists) if (error) retry();
    },
    /** How many pages have been read after the first ones, whatever of them is over. */
    further: Math.max(...lists.map(({ further }) => further)),
    hasMore: lists.some(({ hasMore }) => hasMore),
    isLoadingMore: lists.some(({ isLoadingMore }) => isLoadingMore),
    hasFailedMore: lists.some(({ hasFailedMore }) => hasFailedMore),
    loadMore: () => {
      for (const { loadMore } of lists) loadMore();
    },
  } satisfies Pages<SchoolEvent> & { further: number };
}
