import { addDays, startOfDay } from 'date-fns';
import {
  deleteDoc,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { newEvent, type SchoolEvent } from '@/domain/entities/community';
import { isOver } from '@/domain/event-time';
import { fetched } from '../fetched';
import type { EventList, EventsPort } from '../ports/events';
import { eventRef, events, narrowed } from './collections/events';
import { readDocument, readPage, watchDocument, watchPage } from './reading/documents';
import { EVENTS_PAGE, ONGOING_PAGE } from './reading/list-sizes';
import { withBackendErrors } from './sdk/errors';
import { commitNow } from './writing/commit';
import { commitCounted } from './writing/count';

/** The documents of a list, in its order. */
function ordered({ schoolId, when, authorId }: EventList, now: Date): Query<SchoolEvent> {
  const narrow = narrowed(schoolId, authorId);
  const today = startOfDay(now);
  // An open-ended event is over with its day, so what began earlier and still runs has an end.
  if (when === 'ongoing')
    return query(events(), ...narrow, where('end', '>', now), where('start', '<', today), orderBy('end'));
  const isPast = when === 'past';
  narrow.push(isPast ? where('start', '<', now) : where('start', '>=', today));
  if (when === 'soon') narrow.push(where('start', '<', addDays(today, 2)));
  return query(events(), ...narrow, orderBy('start', isPast ? 'desc' : 'asc'));
}

const sizeOf = ({ when }: EventList) => (when === 'ongoing' ? ONGOING_PAGE : EVENTS_PAGE);

export const eventsPort: EventsPort = {
  get: (eventId) => withBackendErrors(() => readDocument(eventRef(eventId))),

  watch: (eventId, observer) => watchDocument(eventRef(eventId), observer),

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

  pageOf: async (...asked) => (await fetched(() => import('./events-of-days'))).pageOf(...asked),

  create: ({ eventId, schoolId, uid, input }) =>
    withBackendErrors(() => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const event = newEvent({ id: eventId, ...input, timeZone, userId: uid, schoolId });
      return commitCounted(uid, 'events', eventId, (transaction) => {
        transaction.set(eventRef(eventId), { ...event, createdAt: serverTimestamp() });
      });
    }),

  update: ({ eventId, uid }, change) =>
    withBackendErrors(() => {
      const write = (transaction: Transaction) => void transaction.update(eventRef(eventId), { ...change });
      const isMoved = 'start' in change || 'end' in change;
      return isMoved ? commitCounted(uid, 'events', eventId, write) : commitNow(write);
    }),

  delete: (eventId) => withBackendErrors(() => deleteDoc(eventRef(eventId))),
};
