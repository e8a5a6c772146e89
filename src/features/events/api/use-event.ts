import { type Read, useBackend, useRead } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventKeys } from './event-keys';

/** One event, wherever it is listed; null where it is no longer there. */
export function useEvent(eventId: string, enabled = true): Read<SchoolEvent | null> {
  const { events } = useBackend();
  return useRead(eventKeys.one(eventId), () => events.get(eventId), { enabled });
}
