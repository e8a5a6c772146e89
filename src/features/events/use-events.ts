import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Cursor } from '@/backend/live';
import { type Live, useBackend, useLive } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { overAt } from '@/domain/event-time';
import { MINUTE_MS } from '@/domain/time';
import { useEntries } from '@/features/offline';

/** The time, renewed every minute, so that what is over leaves the list. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Upcoming events of a school, soonest first, live. */
export function useUpcomingEvents(schoolId: string): Live<SchoolEvent[]> {
  const { events } = useBackend();
  const now = useMinute();
  const live = useLive<SchoolEvent[]>(['events', schoolId, 'upcoming'], (observer) =>
    events.watchUpcoming(schoolId, new Date(), observer),
  );
  return { ...live, data: live.data?.filter((event) => overAt(event) > now) };
}

/** Past events of a school, newest first, a page at a time. */
export function usePastEvents(schoolId: string, enabled: boolean) {
  const { events } = useBackend();
  const { refetch, ...pages } = useInfiniteQuery({
    queryKey: ['events', schoolId, 'past'],
    queryFn: ({ pageParam }) => events.past(schoolId, new Date(), pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    enabled,
  });
  // What the server has taken meanwhile is not told to a list that is not live.
  const taken = useEntries()
    .filter(({ kind, isSent }) => kind === 'event' && isSent)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (enabled && taken !== '') void refetch();
  }, [enabled, taken, refetch]);
  return { ...pages, refetch, events: pages.data?.pages.flatMap((page) => page.items) };
}

/** One event, wherever it is listed; null where it is no longer there. */
export function useEvent(eventId: string, enabled = true) {
  const { events } = useBackend();
  return useQuery({ queryKey: ['event', eventId], queryFn: () => events.get(eventId), enabled });
}
