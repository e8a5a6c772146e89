import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '@/brand';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventPath } from './event-path';

/**
 * An event as a calendar's file (RFC 5545). By its id it takes the place of the one that a calendar has of before; its times
 * are those of the world's clock, which every calendar shows in its own zone. An open end is none.
 * @param origin of this app, for the way back to the event
 */
export function calendarFileOf(event: SchoolEvent, origin: string): string {
  const { id, title, start, end, location, description, isCancelled, createdAt } = event;
  const calendar = ical({
    prodId: { company: brand.name, product: brand.name, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    ...{ id, start, end, created: createdAt, summary: title, location, description },
    url: `${origin}${eventPath(id)}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
