/** Keys of what is read of events, in the query cache. */
export const eventKeys = {
  upcoming: (schoolId: string) => ['events', schoolId, 'upcoming'],
  past: (schoolId: string) => ['events', schoolId, 'past'],
  one: (eventId: string) => ['event', eventId],
};
