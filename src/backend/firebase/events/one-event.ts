import { deleteDoc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { newEvent } from '@/domain/entities/community';
import type { EventInput } from '@/domain/inputs/event';
import type { EventsPort } from '../../ports/events';
import { eventRef } from '../collections/events';
import { readDocument, watchDocument } from '../reading/documents';
import { withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { commitCounted } from '../writing/count';

/** What all who come are told of, or may get a place by. Rules count it like a new event. */
const TOLD: readonly (keyof EventInput)[] = ['start', 'end', 'location', 'places', 'isCancelled'];

/** One event, read and written. */
export const oneEvent: Pick<EventsPort, 'get' | 'watch' | 'create' | 'update' | 'delete'> = {
  get: (eventId) => withBackendErrors(() => readDocument(eventRef(eventId))),

  watch: (eventId, observer) => watchDocument(eventRef(eventId), observer),

  create: ({ eventId, schoolId, uid, timeZone, input }) =>
    withBackendErrors(() => {
      const { isCancelled: _, ...words } = input;
      const event = newEvent({ id: eventId, ...words, timeZone, userId: uid, schoolId });
      return commitCounted(uid, 'events', eventId, (transaction) => {
        transaction.set(eventRef(eventId), { ...event, createdAt: serverTimestamp() });
      });
    }),

  update: ({ eventId, uid }, change) =>
    withBackendErrors(() => {
      const write = (transaction: Transaction) => void transaction.update(eventRef(eventId), { ...change });
      const isCounted = TOLD.some((field) => field in change);
      return isCounted ? commitCounted(uid, 'events', eventId, write) : commitNow(write);
    }),

  delete: (eventId) => withBackendErrors(() => deleteDoc(eventRef(eventId))),
};
