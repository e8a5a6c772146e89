import { useMemo } from 'react';
import type { SchoolEvent } from '@/domain/entities/community';
import { endOf } from '@/domain/event-time';
import type { EventInput } from '@/domain/inputs/content';
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
 * The events of a list as they will be once what its reader has sent off has arrived.
 * @param found undefined while they are fetched
 */
export function useOptimisticEvents(
  schoolId: string,
  when: 'upcoming' | 'past',
  found: readonly SchoolEvent[] | undefined,
): ShownEvent[] | undefined {
  const entries = useEntries();
  const known = useMemo(() => settled(found ?? [], entries), [found, entries]);
  const belongs = useMemo(() => (entry: EntryOf<'event'>) => entry.schoolId === schoolId, [schoolId]);
  const outgoing = useOutgoing('event', belongs, known);
  return useMemo(() => {
    if (!found) return undefined;
    const changes = new Map(outgoing.filter(({ isNew }) => !isNew).map((entry) => [entry.eventId, entry]));
    const present = found.map((event) => {
      const entry = changes.get(event.id) ?? null;
      return { event: entry ? { ...event, ...changeOf(entry) } : event, entry };
    });
    const now = new Date();
    const added = outgoing
      .filter(({ isNew, input }) => isNew && endOf(input) > now === (when === 'upcoming'))
      .map((entry) => ({ event: asEvent(entry), entry }));
    const sign = when === 'upcoming' ? 1 : -1;
    return [...present, ...added].toSorted(
      (left, right) => sign * (left.event.start.getTime() - right.event.start.getTime()),
    );
  }, [found, outgoing, when]);
}
