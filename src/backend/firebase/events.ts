import { startOfDay } from 'date-fns';
import { deleteDoc, limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import { newEvent, type SchoolEvent } from '@/domain/entities/community';
import { endOf } from '@/domain/event-time';
import type { Observer } from '../live';
import type { EventsPort } from '../ports/events';
import { eventRef, events } from './collections/events';
import { readDocument, readPage, watchQuery } from './reading/documents';
import { PAST_PAGE, UPCOMING_LIMIT } from './reading/list-sizes';
import { watchMerged } from './reading/watch-merged';
import { withBackendErrors } from './sdk/errors';
import { commitNow } from './writing/commit';
import { commitCounted } from './writing/count';

export const eventsPort: EventsPort = {
  get: (eventId) => withBackendErrors(() => readDocument(eventRef(eventId))),

  watchUpcoming: (schoolId, now, observer) => {
    // An open-ended event is over with its day, so what began earlier and still runs has an end.
    const today = startOfDay(now);
    const ofSchool = query(events(), where('schoolId', '==', schoolId), limit(UPCOMING_LIMIT));
    const fromToday = query(ofSchool, where('start', '>=', today), orderBy('start'));
    const stillOn = query(ofSchool, where('end', '>', now), where('start', '<', today), orderBy('end'));
    // Hardly anything is ever still on: an empty list of it says nothing of the other.
    const lists = [
      (part: Observer<SchoolEvent[]>) => watchQuery(fromToday, part),
      (part: Observer<SchoolEvent[]>) => watchQuery(stillOn, part, { whenUnreachable: 'believe' }),
    ];
    return watchMerged(lists, ({ id }) => id, {
      next: (found) => {
        const upcoming = found.filter((event) => endOf(event) > now);
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
    const page = await readPage(earlier, PAST_PAGE, after);
    return { ...page, items: page.items.filter((event) => endOf(event) <= now) };
  },

  create: ({ eventId, schoolId, uid, input }) =>
    withBackendErrors(() => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const event = newEvent({ id: eventId, ...input, timeZone, userId: uid, schoolId });
      return commitCounted(uid, 'events', eventId, (transaction) => {
        transaction.set(eventRef(eventId), { ...event, createdAt: serverTimestamp() });
      });
    }),

  update: (eventId, change) =>
    withBackendErrors(() =>
      commitNow((transaction) => void transaction.update(eventRef(eventId), { ...change })),
    ),

  delete: (eventId) => withBackendErrors(() => deleteDoc(eventRef(eventId))),
};
