/** The page of an event. */
export const eventPath = (eventId: string): string => `/events/${eventId}`;
