import { addDays, startOfDay } from 'date-fns';
import { deleteDoc, orderBy, type Query, query, serverTimestamp, where } from 'firebase/firestore';
import { newEvent, type SchoolEvent } from '@/domain/entities/community';
import { isOver } from '@/domain/event-time';
import type { EventList, EventsPort } from '../ports/events';
import { eventRef, events } from './collections/events';
import { readDocument, readPage, watchPage } from './reading/documents';
import { EVENTS_PAGE, ONGOING_PAGE } from './reading/list-sizes';
import { withBackendErrors } from './sdk/errors';
import { commitNow } from './writing/commit';
import { commitCounted } from './writing/count';

/** The documents of a list, in its order. */
function ordered({ schoolId, when, authorId }: EventList, now: Date): Query<SchoolEvent> {
  const theirs = authorId === null ? [] : [where('userId', '==', authorId)];
  const all = query(events(), where('schoolId', '==', schoolId), ...theirs);
  const today = startOfDay(now);
  switch (when) {
    // An open-ended event is over with its day, so what began earlier and still runs has an end.
    case 'ongoing':
      return query(all, where('end', '>', now), where('start', '<', today), orderBy('end'));
    case 'soon':
      return query(
        all,
        where('start', '>=', today),
        where('start', '<', startOfDay(addDays(now, 2))),
        orderBy('start'),
      );
    case 'upcoming':
      return query(all, where('start', '>=', today), orderBy('start'));
    case 'past':
      return query(all, where('start', '<', now), orderBy('start', 'desc'));
  }
}

const sizeOf = ({ when }: EventList) => (when === 'ongoing' ? ONGOING_PAGE : EVENTS_PAGE);

export const eventsPort: EventsPort = {
  get: (eventId) => withBackendErrors(() => readDocument(eventRef(eventId))),

  watchFirst: (list, now, observer) =>
    watchPage(
      ordered(list, now),
      sizeOf(list),
      null,
      observer,
      // Hardly anything is ever still on: an empty list of it says nothing of the other.
      list.when === 'ongoing' ? { whenUnreachable: 'believe' } : {},
    ),

  page: async (list, now, after) => {
    const page = await readPage(ordered(list, now), sizeOf(list), after);
    return list.when === 'past' ? { ...page, items: page.items.filter((event) => isOver(event, now)) } : page;
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
