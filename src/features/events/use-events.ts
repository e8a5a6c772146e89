import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Live, type Pages, useBackend, useLive, usePages } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { overAt } from '@/domain/event-time';
import { MINUTE_MS } from '@/domain/time';
import { useEntries } from '@/features/offline';
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

/** Upcoming events of a school, soonest first, live. */
export function useUpcomingEvents(schoolId: string): Live<SchoolEvent[]> {
  const { events } = useBackend();
  const now = useMinute();
  const live = useLive<SchoolEvent[]>(eventKeys.upcoming(schoolId), (observer) =>
    events.watchUpcoming(schoolId, new Date(), observer),
  );
  return { ...live, data: live.data?.filter((event) => overAt(event) > now) };
}

/** Past events of a school, newest first, a page at a time. */
export function usePastEvents(schoolId: string, enabled: boolean): Pages<SchoolEvent> {
  const { events } = useBackend();
  const pages = usePages(eventKeys.past(schoolId), (after) => events.past(schoolId, new Date(), after), {
    enabled,
  });
  // What the server has taken meanwhile is not told to a list that is not live.
  const taken = useEntries()
    .filter(({ kind, isSent }) => kind === 'event' && isSent)
    .map(({ id }) => id)
    .join();
  const client = useQueryClient();
  useEffect(() => {
    if (enabled && taken !== '') void client.invalidateQueries({ queryKey: eventKeys.past(schoolId) });
  }, [enabled, taken, client, schoolId]);
  return pages;
}

/** One event, wherever it is listed; null where it is no longer there. */
export function useEvent(eventId: string, enabled = true) {
  const { events } = useBackend();
  return useQuery({ queryKey: eventKeys.one(eventId), queryFn: () => events.get(eventId), enabled });
}
