import type { EventInput } from '@/domain/inputs/event';
import { changeOf, type Entry, type EntryOf, type Waiting } from '@/features/offline';

/** The fields of an event that somebody has changed. */
export type ChangedFields = readonly (keyof EventInput)[];

/** Under what a change of an event waits. */
export const changedEventId = (eventId: string): string => `event-${eventId}`;

const isWaiting = ({ refused, isSent, isDiscarded }: Entry) => !refused && !isSent && !isDiscarded;

/**
 * A change of an event as it is sent off: with what an earlier change holds that waits, as this takes its place.
 * @param entries all that wait
 */
export function changedEvent(
  entries: readonly Entry[],
  of: { eventId: string; schoolId: string },
  input: EventInput,
  changed: ChangedFields,
): Waiting {
  const id = changedEventId(of.eventId);
  const isIt = (entry: Entry): entry is EntryOf<'event'> =>
    entry.kind === 'event' && entry.id === id && isWaiting(entry);
  const earlier = entries.find(isIt);
  const all = earlier && new Set([...(earlier.changed ?? []), ...changed]);
  const change = earlier
    ? { input: { ...earlier.input, ...changeOf({ ...earlier, input, changed }) }, changed: [...(all ?? [])] }
    : { input, changed };
  return { kind: 'event', id, ...of, isNew: false, ...change, since: new Date() };
}
