import type { EventInput } from '@/domain/inputs/event';
import { type Entry, type Waiting, waitingChange, withEarlier } from '@/features/offline';

/** The fields of an event that somebody has changed. */
export type ChangedFields = readonly (keyof EventInput)[];

/** Under what a change of an event waits. */
export const changedEventId = (eventId: string): string => `event-${eventId}`;

/**
 * A change of an event as it is sent off: with what an earlier change holds that waits, as this takes its place.
 * @param entries all that wait
 */
export function changedEvent(
  entries: readonly Entry[],
  of: { eventId: string; schoolId: string; timeZone: string },
  input: EventInput,
  changed: ChangedFields,
): Waiting {
  const id = changedEventId(of.eventId);
  const change = withEarlier(waitingChange(entries, 'event', id), { input, changed });
  return { kind: 'event', id, ...of, isNew: false, series: null, ...change, since: new Date() };
}
