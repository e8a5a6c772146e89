import { type Read, useBackend, useRead } from '@/backend/react';
import type { CalendarFeed } from '@/domain/entities/calendar-feed';
import { feedKeys } from './feed-keys';

/** The address of a feed, which is kept no longer than it is on screen; null where nobody can tell it any more. */
export function useFeedAddress({ userId, schoolId, renewedAt }: CalendarFeed): Read<string | null> {
  const { events } = useBackend();
  return useRead(feedKeys.address(userId, schoolId, renewedAt), () => events.feedAddress(schoolId), {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
