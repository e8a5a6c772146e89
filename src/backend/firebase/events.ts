import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { SchoolEvent } from '@/domain/entities/community';
import { overAt } from '@/domain/event-time';
import { DAY_MS } from '@/domain/time';
import type { EventsPort } from '../community-ports';
import { watchQuery } from './documents';
import { calling } from './errors';
import { db } from './firestore';
import { readPage } from './paging';

const UPCOMING_LIMIT = 100;
const PAST_PAGE = 20;
/** How far back an event may have begun and still be running, in milliseconds: multi-day events are shorter. */
const LONGEST_EVENT_MS = 31 * DAY_MS;

const events = () => collection(db(), 'events');

export const eventsPort: EventsPort = {
  watchUpcoming: (schoolId, now, observer) => {
    const from = new Date(now.getTime() - LONGEST_EVENT_MS);
    const upcoming = query(
      events(),
      where('schoolId', '==', schoolId),
      where('start', '>=', from),
      orderBy('start'),
      limit(UPCOMING_LIMIT),
    );
    return watchQuery<SchoolEvent>(upcoming, {
      next: (found) => observer.next(found.filter((event) => overAt(event) > now)),
      error: observer.error,
    });
  },

  past: async (schoolId, now, after) => {
    const earlier = query(
      events(),
      where('schoolId', '==', schoolId),
      where('start', '<', now),
      orderBy('start', 'desc'),
    );
    const page = await readPage<SchoolEvent>(earlier, PAST_PAGE, after);
    return { ...page, items: page.items.filter((event) => overAt(event) <= now) };
  },

  create: (schoolId, uid, input) =>
    calling(async () => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const event: Omit<SchoolEvent, 'id' | 'createdAt'> = {
        ...input,
        timeZone,
        userId: uid,
        schoolId,
        reminderSent: false,
      };
      return (await addDoc(events(), { ...event, createdAt: serverTimestamp() })).id;
    }),

  update: (eventId, input) => calling(() => updateDoc(doc(events(), eventId), { ...input })),

  delete: (eventId) => calling(() => deleteDoc(doc(events(), eventId))),
};
