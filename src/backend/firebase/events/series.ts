import { serverTimestamp } from 'firebase/firestore';
import type { EventSeries, SeriesChange } from '@/domain/entities/event-series';
import { occurrenceOf } from '@/domain/occurrence-id';
import { BackendError } from '../../errors';
import type { EventsPort } from '../../ports/events';
import { eventSeriesRef, seriesChangeRef } from '../collections/event-series';
import { withBackendErrors } from '../sdk/errors';
import { commitCounted } from '../writing/count';

/** Which occurrence of which series an event is. @throws invalid-argument for one that does not repeat */
function placeOf(eventId: string): { seriesId: string; number: number } {
  const place = occurrenceOf(eventId);
  if (!place) throw new BackendError('invalid-argument');
  return place;
}

/** Events that repeat, as their hosts write them. */
export const eventSeries: Pick<EventsPort, 'createSeries' | 'changeSeries'> = {
  createSeries: ({ eventId, schoolId, uid, timeZone, input, series }) =>
    withBackendErrors(() => {
      const { seriesId } = placeOf(eventId);
      const { title, start, end, location, description, places } = input;
      const made: EventSeries = {
        ...{ id: seriesId, schoolId, userId: uid, timeZone, createdAt: null, ...series },
        ...{ title, start, end, location, description, places },
      };
      return commitCounted(uid, 'eventSeries', seriesId, (transaction) => {
        transaction.set(eventSeriesRef(seriesId), { ...made, createdAt: serverTimestamp() });
      });
    }),

  changeSeries: ({ changeId, eventId, schoolId, uid }, part) =>
    withBackendErrors(() => {
      const { seriesId, number } = placeOf(eventId);
      const change: SeriesChange = {
        ...{ id: changeId, schoolId, userId: uid },
        ...{ from: number, part, createdAt: null },
      };
      return commitCounted(uid, 'seriesChanges', changeId, (transaction) => {
        transaction.set(seriesChangeRef(seriesId, changeId), { ...change, createdAt: serverTimestamp() });
      });
    }),
};
