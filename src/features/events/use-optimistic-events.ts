import { useMemo } from 'react';
import type { SchoolEvent } from '@/domain/entities/community';
import type { EventInput } from '@/domain/inputs/event';
import { occurrenceOf } from '@/domain/occurrence-id';
import { changeOf, type Entry, type EntryOf, useEntries, useOutgoing } from '@/features/offline';
import type { EventEntry } from './event-draft';
import { changedBy, isOfChange } from './series/changed-by';

/** An event as its list shows it, and what of it is on its way to the server. */
export interface ShownEvent {
  event: SchoolEvent;
  entry: EventEntry | null;
}

/** Whether the event is as a change of it wants it. */
const isAs = (event: SchoolEvent, change: Partial<EventInput>): boolean =>
  Object.entries(change).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(event[field as keyof EventInput] ?? null),
  );

const asEvent = ({ input, eventId, schoolId, uid, timeZone, series }: EntryOf<'event'>): SchoolEvent => ({
  ...input,
  id: eventId,
  schoolId,
  userId: uid,
  timeZone,
  createdAt: null,
  reminderSent: false,
  rsvpSummary: null,
  series: series && { ...series, id: occurrenceOf(eventId)?.seriesId ?? eventId, changeId: null },
});

/** Whether the list shows an entry as the server has it. */
function isShown(entry: Entry, byId: ReadonlyMap<string, SchoolEvent>, entries: readonly Entry[]): boolean {
  if (entry.kind === 'event') {
    const event = byId.get(entry.eventId);
    return event !== undefined && (entry.isNew || isAs(event, changeOf(entry)));
  }
  if (entry.kind !== 'series-change') return false;
  const ofIt = [...byId.values()].filter(({ id }) => isOfChange(id, entry));
  if (entry.part.ends) return ofIt.length === 0;
  // An event names the last change that it has: what was sent off before that one is in it, too.
  const shown = new Set(ofIt.map(({ series }) => series?.changeId));
  return entries.some(({ id, since }) => shown.has(id) && since >= entry.since);
}

const anyOf = () => true;

/**
 * Events as they will be once what their reader has sent off has arrived: those that were found, then the new ones.
 * @param belongs whether a new one is among them; must be one as long as it picks the same
 * @param found undefined while they are fetched
 */
export function useOptimisticEvents(
  belongs: (entry: EntryOf<'event'>) => boolean,
  found: readonly SchoolEvent[] | undefined,
): ShownEvent[] | undefined {
  const entries = useEntries();
  const known = useMemo(() => {
    const byId = new Map((found ?? []).map((event) => [event.id, event]));
    const settled = found ? entries.filter((entry) => isShown(entry, byId, entries)) : [];
    return new Set(settled.map(({ id }) => id));
  }, [found, entries]);
  const isWanted = useMemo(() => (entry: EntryOf<'event'>) => !entry.isNew || belongs(entry), [belongs]);
  const outgoing = useOutgoing('event', isWanted, known);
  const ofSeries = useOutgoing('series-change', anyOf, known);
  return useMemo(() => {
    if (!found) return undefined;
    const changes = new Map(outgoing.filter(({ isNew }) => !isNew).map((entry) => [entry.eventId, entry]));
    const present = found.flatMap((event): ShownEvent[] => {
      const following = ofSeries.filter((entry) => isOfChange(event.id, entry));
      if (following.some(({ part }) => part.ends)) return [];
      const changed = following.reduce(changedBy, event);
      const entry = changes.get(event.id) ?? null;
      return [
        {
          event: entry ? { ...changed, ...changeOf(entry) } : changed,
          entry: entry ?? following.at(-1) ?? null,
        },
      ];
    });
    const added = outgoing.filter(({ isNew }) => isNew).map((entry) => ({ event: asEvent(entry), entry }));
    return [...present, ...added];
  }, [found, outgoing, ofSeries]);
}

/** By their start, from the first to the last. */
export const byStart = (left: ShownEvent, right: ShownEvent): number =>
  left.event.start.getTime() - right.event.start.getTime();
