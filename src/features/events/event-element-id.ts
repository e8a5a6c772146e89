/** The id of an event's card, by which `/events#…` leads to it. */
export const eventElementId = (eventId: string): string => `event-${eventId}`;
