import { type Pages, useBackend, usePages } from '@/backend/react';
import type { Rsvp } from '@/domain/entities/rsvp';
import { rsvpKeys } from './rsvp-keys';

/** The answers to an event of one's own, a page at a time, the last one first. */
export function useRsvps(eventId: string): Pages<Rsvp> {
  const { rsvps } = useBackend();
  return usePages(rsvpKeys.all(eventId), (after) => rsvps.page(eventId, after));
}
