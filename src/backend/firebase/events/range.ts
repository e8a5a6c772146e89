import { orderBy, type Query, query, where } from 'firebase/firestore';
import type { SchoolEvent } from '@/domain/entities/community';
import type { EventRange, EventsPort } from '../../ports/events';
import { events, narrowed } from '../collections/events';
import { readPage } from '../reading/documents';
import { EVENTS_PAGE, ONGOING_PAGE } from '../reading/list-sizes';

/** The documents of some days, in their order; by the indexes that lists have. */
function within({ schoolId, authorId, first, next, begun }: EventRange): Query<SchoolEvent> {
  const narrow = narrowed(schoolId, authorId);
  return begun === 'before'
    ? query(events(), ...narrow, where('end', '>', first), where('start', '<', first), orderBy('end'))
    : query(events(), ...narrow, where('start', '>=', first), where('start', '<', next), orderBy('start'));
}

/** Events of some days, for the month. */
export const pageOf: EventsPort['pageOf'] = (range, after) =>
  readPage(within(range), range.begun === 'before' ? ONGOING_PAGE : EVENTS_PAGE, after);
