import type { SchoolEvent } from '@/domain/entities/community';
import { EventPage } from '@/features/events';
import { EventDiscussion } from '@/features/feed';

const discussion = ({ id }: SchoolEvent) => <EventDiscussion eventId={id} />;

/** /events/{eventId}: the event, and below it what is said about it. */
export const EventScreen = () => <EventPage below={discussion} />;
