import { type Live, useBackend, useLive } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventKeys } from './event-keys';

/** One event, live; null when it is deleted. */
export function useFollowedEvent(eventId: string): Live<SchoolEvent | null> {
  const { events } = useBackend();
  return useLive(eventKeys.followed(eventId), (observer) => events.watch(eventId, observer));
}
