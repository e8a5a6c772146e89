/** Keys of what is read of answers to events, in the query cache. */
export const rsvpKeys = {
  mine: (uid: string, eventId: string) => ['rsvp', uid, eventId],
  all: (eventId: string) => ['rsvps', eventId],
};
