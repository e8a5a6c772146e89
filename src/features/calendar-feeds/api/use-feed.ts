import { type Live, useBackend, useLive } from '@/backend/react';
import type { CalendarFeed } from '@/domain/entities/calendar-feed';
import { feedKeys } from './feed-keys';

/** One's own calendar feed of a school, live; null while it is turned off. */
export function useFeed(uid: string, schoolId: string): Live<CalendarFeed | null> {
  const { events } = useBackend();
  return useLive(feedKeys.feed(uid, schoolId), (observer) => events.watchFeed(uid, schoolId, observer));
}
