import type { SchoolEvent } from '@/domain/entities/community';
import { EventPage } from '@/features/events';
import { EventDiscussion } from '@/features/feed';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';

const discussion = ({ id }: SchoolEvent) => (
  <LazyBoundary
    waiting={
      <SkeletonGroup>
        <SkeletonLines />
      </SkeletonGroup>
    }
  >
    <EventDiscussion eventId={id} />
  </LazyBoundary>
);

/** /events/{eventId}: the event, and below it what is said about it. */
export const EventScreen = () => <EventPage below={discussion} />;
