import type { SchoolEvent } from '@/domain/entities/community';
import { EventPage, type EventPageProps } from '@/features/events';
import { EventDiscussion } from '@/features/feed';
import { RsvpPanel } from '@/features/rsvps';
import { SignUpSection } from '@/features/sign-ups';
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

const rsvps: EventPageProps['rsvps'] = (event, onClose) => (
  <>
    <LazyBoundary
      waiting={
        <SkeletonGroup>
          <SkeletonLines />
        </SkeletonGroup>
      }
    >
      <RsvpPanel event={event} onClose={onClose} />
    </LazyBoundary>
    <LazyBoundary>
      <SignUpSection event={event} />
    </LazyBoundary>
  </>
);

/** /events/{eventId}: the event, who comes to it and brings what, and below it what is said about it. */
export const EventScreen = () => <EventPage below={discussion} rsvps={rsvps} />;
