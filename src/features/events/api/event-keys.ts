import type { EventList } from '@/backend/ports/events';

const ofList = ({ schoolId, when, authorId }: EventList) => ['events', schoolId, when, authorId];

/** Keys of what is read of events, in the query cache. */
export const eventKeys = {
  /** A live list is of a day: the next one begins anew. */
  live: (list: EventList, day: Date) => [...ofList(list), day.getTime()],
  past: (schoolId: string, authorId: string | null) => ofList({ schoolId, when: 'past', authorId }),
  /** Past ones of everybody, and of each. */
  allPast: (schoolId: string) => ['events', schoolId, 'past'],
  one: (eventId: string) => ['event', eventId],
};
