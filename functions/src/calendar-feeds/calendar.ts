import { LRUCache } from 'lru-cache';
import { brand } from '@/brand';
import { calendarOf } from '@/domain/calendar';
import type { School } from '@/domain/entities/school';
import { HOUR_MS } from '@/domain/time';
import { siteLink } from '../mail/config';
import { sha256 } from '../platform/hash';
import type { FeedEvent } from './school-events';

/** What a calendar program is told of when to look again. */
const REFRESH_SECONDS = HOUR_MS / 1_000;

interface Calendar {
  text: string;
  /** The same for the same text, by which a program is spared of it. */
  etag: string;
}

/** Calendars as this instance has written them last: a large one takes a second, and most parents of a school have the same. */
const written = new LRUCache<string, Calendar>({
  maxSize: 20_000_000,
  sizeCalculation: ({ text }) => text.length,
});

/**
 * Events of a school as a calendar to follow.
 * @param version what the events are of: the same ones of the same version are the same
 */
export function calendarOfSchool(school: School, version: string, events: readonly FeedEvent[]): Calendar {
  const key = sha256(JSON.stringify([school.id, school.name, version, events.map(({ id }) => id)]));
  const before = written.get(key);
  if (before) return before;
  const text = calendarOf(events, {
    product: brand.name,
    linkOf: (eventId) => siteLink(`/events/${encodeURIComponent(eventId)}`),
    feed: {
      name: `${school.name} · ${brand.name}`,
      refreshSeconds: REFRESH_SECONDS,
      calledOff: (title) => `Called off: ${title}`,
    },
  });
  const calendar = { text, etag: `"${sha256(text).slice(0, 32)}"` };
  written.set(key, calendar);
  return calendar;
}
