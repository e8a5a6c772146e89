import type { SchoolEvent } from '@/domain/entities/community';
import { EventPage } from '@/features/events';
import { EventDiscussion } from '@/features/feed';
import { LazyBoundary } from '@/ui/lazy-boundary';

const discussion = ({ id }: SchoolEvent) => (
  <LazyBoundary>
    <EventDiscussion eventId={id} />
  </LazyBoundary>
);

/** /events/{eventId}: the event, and below it what is said about it. */
export const EventScreen = () => <EventPage below={discussion} />;
