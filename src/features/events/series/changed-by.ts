import type { SchoolEvent } from '@/domain/entities/community';
import { SHARED_FIELDS } from '@/domain/inputs/event-series';
import { occurrenceOf } from '@/domain/occurrence-id';
import type { EntryOf } from '@/features/offline';

/** Whether an event is the one that a change begins with, or follows it. */
export function isOfChange(eventId: string, { eventId: fromId }: EntryOf<'series-change'>): boolean {
  const [event, from] = [occurrenceOf(eventId), occurrenceOf(fromId)];
  return event !== null && event.seriesId === from?.seriesId && event.number >= from.number;
}

/** An event as a change that is on its way wants it. When those that follow will be, the server works out. */
export function changedBy(event: SchoolEvent, { eventId, part }: EntryOf<'series-change'>): SchoolEvent {
  const { start, end = null } = part;
  const said = SHARED_FIELDS.filter((field) => part[field] !== undefined);
  return {
    ...event,
    ...Object.fromEntries(said.map((field) => [field, part[field]])),
    ...(start && event.id === eventId && { start, end }),
  };
}
