import { EventPage } from '@/features/events';

/** /events/{eventId}, with what other features say below an event. */
export const EventScreen = () => <EventPage />;
