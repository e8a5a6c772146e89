import { useEffect, useState } from 'react';
import { type Live, useBackend, useLive } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { endOf } from '@/domain/event-time';
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

/** Upcoming events of a school, soonest first, live. */
export function useUpcomingEvents(schoolId: string): Live<SchoolEvent[]> {
  const { events } = useBackend();
  const now = useMinute();
  const live = useLive<SchoolEvent[]>(eventKeys.upcoming(schoolId), (observer) =>
    events.watchUpcoming(schoolId, new Date(), observer),
  );
  return { ...live, data: live.data?.filter((event) => endOf(event) > now) };
}
