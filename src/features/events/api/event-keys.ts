import type { EventList, EventRange } from '@/backend/ports/events';

const ofList = ({ schoolId, when, authorId }: EventList) => ['events', schoolId, when, authorId];

/** What is asked for and not followed: one's own changes of the rest show by themselves. */
const READ = 'read';

/** Keys of what is read of events, in the query cache. */
export const eventKeys = {
  /** A live list is of a day: the next one begins anew. */
  live: (list: EventList, day: Date) => [...ofList(list), day.getTime()],
  past: (schoolId: string, authorId: string | null) => ['events', schoolId, READ, 'past', authorId],
  days: ({ schoolId, authorId, first, next, begun }: EventRange) => [
    ...['events', schoolId, READ, begun, authorId],
    ...[first.getTime(), next.getTime()],
  ],
  /** All that is not live, of everybody and of each. */
  allRead: (schoolId: string) => ['events', schoolId, READ],
  /** The school of a form, for its zone. */
  school: (schoolId: string) => ['school-of-events', schoolId],
  one: (eventId: string) => ['event', eventId],
  followed: (eventId: string) => ['followed-event', eventId],
};
