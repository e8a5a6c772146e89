import { addDays, startOfDay } from 'date-fns';
import { orderBy, type Query, query, where } from 'firebase/firestore';
import type { SchoolEvent } from '@/domain/entities/community';
import { isOver } from '@/domain/event-time';
import type { EventList, EventsPort } from '../../ports/events';
import { events, narrowed } from '../collections/events';
import { readPage, watchPage } from '../reading/documents';
import { EVENTS_PAGE, ONGOING_PAGE } from '../reading/list-sizes';

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

/** The lists of events, of which the dashboard shows the first. */
export const eventLists: Pick<EventsPort, 'watchFirst' | 'page'> = {
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
};
