import ical, { escape as escaped, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { SchoolEvent } from './entities/community';

/** An event as a calendar has it: how often it was changed tells which of two is the newer one. */
export type CalendarEvent = Pick<
  SchoolEvent,
  'id' | 'title' | 'start' | 'end' | 'location' | 'description' | 'isCancelled' | 'createdAt'
> & { sequence?: number; changedAt?: Date | null };

interface CalendarOptions {
  /** What has made it. */
  product: string;
  /** The way back to an event. */
  linkOf: (eventId: string) => string;
  /**
   * Of a calendar that is followed: what it is called, how many seconds later it is worth another look, and the title of
   * what is called off, as not every program shows that by itself.
   */
  feed?: { name: string; refreshSeconds: number; calledOff: (title: string) => string };
}

/**
 * Events as a calendar (RFC 5545). By its id each takes the place of the one that a calendar has of before; its times are
 * those of the world's clock, which every calendar shows in its own zone. An open end is none. What is followed says
 * nothing that changes by itself, so that an unchanged calendar is the same to the letter.
 */
export function calendarOf(
  events: readonly CalendarEvent[],
  { product, linkOf, feed }: CalendarOptions,
): string {
  const calendar = ical({
    prodId: { company: product, product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // The library takes it as it is.
    ...(feed && { name: escaped(plain(feed.name), false), ttl: feed.refreshSeconds }),
  });
  for (const event of events) {
    const { id, start, end, isCancelled, createdAt, changedAt, sequence = 0 } = event;
    calendar.createEvent({
      ...{ id, start, created: createdAt, sequence, url: linkOf(id) },
      // The standard has no end at the very moment of the start.
      end: end && end > start ? end : null,
      summary: plain(feed && isCancelled ? feed.calledOff(event.title) : event.title),
      location: plain(event.location),
      description: plain(event.description),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(changedAt && { lastModified: changedAt }),
      ...(feed && { stamp: changedAt ?? createdAt ?? start }),
    });
  }
  const text = `${calendar.toString()}\r\n`;
  return events.length > 0 ? text : text.replace(END, `${UTC_ZONE}${END}`);
}

const END = 'END:VCALENDAR';

/** The standard has no calendar without anything in it, and some programs refuse one. */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/**
 * What the standard lets stand in a text. One character that is none would have a program refuse all events of a school
 * for the sake of one.
 */
const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}|\p{Surrogate}/gu, '');
