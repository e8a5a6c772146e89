import { useMemo } from 'react';
import type { SchoolEvent } from '@/domain/entities/community';
import type { EventInput } from '@/domain/inputs/event';
import { changeOf, type EntryOf, useEntries, useOutgoing } from '@/features/offline';

/** An event as its list shows it, and what of it is on its way to the server. */
export interface ShownEvent {
  event: SchoolEvent;
  entry: EntryOf<'event'> | null;
}

/** Whether the event is as a change of it wants it. */
const isAs = (event: SchoolEvent, change: Partial<EventInput>): boolean =>
  Object.entries(change).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(event[field as keyof EventInput] ?? null),
  );

const asEvent = ({ input, eventId, schoolId, uid }: EntryOf<'event'>): SchoolEvent => ({
  ...input,
  id: eventId,
  schoolId,
  userId: uid,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  createdAt: null,
  reminderSent: false,
  rsvpSummary: null,
});

/** Which entries the list shows as the server has them, by their ids. */
function settled(events: readonly SchoolEvent[], entries: ReturnType<typeof useEntries>): Set<string> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const isShown = (entry: (typeof entries)[number]) => {
    if (entry.kind !== 'event') return false;
    const event = byId.get(entry.eventId);
    return event !== undefined && (entry.isNew || isAs(event, changeOf(entry)));
  };
  return new Set(entries.filter(isShown).map(({ id }) => id));
}

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
  const known = useMemo(() => settled(found ?? [], entries), [found, entries]);
  const isWanted = useMemo(() => (entry: EntryOf<'event'>) => !entry.isNew || belongs(entry), [belongs]);
  const outgoing = useOutgoing('event', isWanted, known);
  return useMemo(() => {
    if (!found) return undefined;
    const changes = new Map(outgoing.filter(({ isNew }) => !isNew).map((entry) => [entry.eventId, entry]));
    const present = found.map((event) => {
      const entry = changes.get(event.id) ?? null;
      return { event: entry ? { ...event, ...changeOf(entry) } : event, entry };
    });
    const added = outgoing.filter(({ isNew }) => isNew).map((entry) => ({ event: asEvent(entry), entry }));
    return [...present, ...added];
  }, [found, outgoing]);
}

/** By their start, from the first to the last. */
export const byStart = (left: ShownEvent, right: ShownEvent): number =>
  left.event.start.getTime() - right.event.start.getTime();
