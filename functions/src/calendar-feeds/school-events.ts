import { addDays } from 'date-fns';
import type { DocumentSnapshot, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import type { CalendarEvent } from '@/domain/calendar';
import type { SchoolEvent } from '@/domain/entities/community';
import { MINUTE_MS } from '@/domain/time';
import { db } from '../platform/app';
import { millisIn } from '../platform/documents';
import { parseEvent } from '../platform/events';

/** What a calendar holds at most: what is worth a look back, and the plans of a school year. */
const DAYS_BACK = 90;
const DAYS_AHEAD = 366;
const MOST = 500;

/** An event with its host, whom a reader may have hidden. */
export type FeedEvent = CalendarEvent & Pick<SchoolEvent, 'userId'>;

interface Known {
  version: string;
  events: readonly FeedEvent[];
}

/**
 * The events of schools as this instance has read them last: those of a school are read once for all its parents, and again
 * when one has changed, or after ten minutes, as time goes on.
 */
const known = new LRUCache<string, Known>({ max: 20, ttl: 10 * MINUTE_MS });

/**
 * What a calendar holds of a school, by start. Upcoming ones come first where there are too many.
 * @param version as it was read before: what changes meanwhile is read with the next
 */
export async function eventsOfSchool(
  schoolId: string,
  version: string,
  at: Date,
): Promise<readonly FeedEvent[]> {
  const before = known.get(schoolId);
  if (before?.version === version) return before.events;
  const all = db.collection('events').where('schoolId', '==', schoolId);
  const upcoming = all.where('start', '>=', at).where('start', '<', addDays(at, DAYS_AHEAD));
  const past = all.where('start', '<', at).where('start', '>=', addDays(at, -DAYS_BACK));
  const next = await upTo(MOST, upcoming.orderBy('start'));
  const last = await upTo(MOST - (next?.size ?? 0), past.orderBy('start', 'desc'));
  const docs = [...(last?.docs ?? []).reverse(), ...(next?.docs ?? [])];
  const events = docs.flatMap((found) => feedEventIn(found) ?? []);
  known.set(schoolId, { version, events });
  return events;
}

const upTo = (count: number, query: Query): Promise<QuerySnapshot> | null =>
  count > 0 ? query.limit(count).get() : null;

/** The event in a snapshot, with how often it was changed (events/note-change.ts). */
function feedEventIn(snapshot: DocumentSnapshot): FeedEvent | null {
  const event = parseEvent(snapshot);
  if (!event) return null;
  const sequence: unknown = snapshot.get('sequence');
  const changedAt = millisIn(snapshot, 'changedAt');
  return {
    ...event,
    sequence: typeof sequence === 'number' ? sequence : 0,
    changedAt: changedAt === null ? null : new Date(changedAt),
  };
}
