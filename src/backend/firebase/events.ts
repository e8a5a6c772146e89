import {
  collection,
  deleteDoc,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import type { SchoolEvent } from '@/domain/entities/community';
import { overAt } from '@/domain/event-time';
import type { Observer } from '../live';
import type { EventsPort } from '../ports/events';
import { readDocument, readPage, watchQuery } from './reading/documents';
import { PAST_PAGE, UPCOMING_LIMIT } from './reading/list-sizes';
import { watchMerged } from './reading/merged';
import { calling } from './sdk/errors';
import { db } from './sdk/firestore';
import { commitNow } from './writing/commit';

const events = () => collection(db(), 'events');

export const eventsPort: EventsPort = {
  get: (eventId) => calling(() => readDocument<SchoolEvent>(doc(events(), eventId))),

  watchUpcoming: (schoolId, now, observer) => {
    // An open-ended event is over with its day, so what began earlier and still runs has an end.
    const today = new Date(new Date(now).setHours(0, 0, 0, 0));
    const ofSchool = query(events(), where('schoolId', '==', schoolId), limit(UPCOMING_LIMIT));
    const fromToday = query(ofSchool, where('start', '>=', today), orderBy('start'));
    const stillOn = query(ofSchool, where('end', '>', now), where('start', '<', today), orderBy('end'));
    // Hardly anything is ever still on: an empty list of it says nothing of the other.
    const lists = [
      (part: Observer<SchoolEvent[]>) => watchQuery<SchoolEvent>(fromToday, part),
      (part: Observer<SchoolEvent[]>) => watchQuery<SchoolEvent>(stillOn, part, { whenCutOff: 'believe' }),
    ];
    return watchMerged(lists, {
      next: (found) => {
        const upcoming = found.filter((event) => overAt(event) > now);
        observer.next(upcoming.sort((a, b) => a.start.getTime() - b.start.getTime()));
      },
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

  create: ({ eventId, schoolId, uid, input }) =>
    calling(() => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const event: Omit<SchoolEvent, 'id' | 'createdAt'> = {
        ...input,
        timeZone,
        userId: uid,
        schoolId,
        reminderSent: false,
      };
      return commitNow((transaction) => {
        transaction.set(doc(events(), eventId), { ...event, createdAt: serverTimestamp() });
      });
    }),

  update: (eventId, change) =>
    calling(() => commitNow((transaction) => void transaction.update(doc(events(), eventId), { ...change }))),

  delete: (eventId) => calling(() => deleteDoc(doc(events(), eventId))),
};
