import type { SchoolEvent } from '@/domain/entities/community';
import { EventPage, type EventPageProps } from '@/features/events';
import { DiscussionHost, EventDiscussion } from '@/features/feed';
import { RsvpPanel } from '@/features/rsvps';
import { useMe } from '@/features/session';
import { mayAddList, SignUpSection } from '@/features/sign-ups';
import { cx } from '@/ui/cx';
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

/** Who comes, and who brings what. What waits is about as high, so that nothing moves when it is there; a host has more. */
function Answers({ event, onClose }: { event: SchoolEvent; onClose: (isClosed: boolean) => void }) {
  const { uid } = useMe();
  return (
    <>
      <LazyBoundary
        waiting={
          <SkeletonGroup className={cx('content-start', uid === event.userId ? 'min-h-50' : 'min-h-38')}>
            <SkeletonLines />
          </SkeletonGroup>
        }
      >
        <RsvpPanel event={event} onClose={onClose} />
      </LazyBoundary>
      <LazyBoundary waiting={mayAddList(event, uid) && <div className="min-h-23" />}>
        <SignUpSection event={event} />
      </LazyBoundary>
    </>
  );
}

const rsvps: EventPageProps['rsvps'] = (event, onClose) => <Answers event={event} onClose={onClose} />;

const host: EventPageProps['host'] = ({ id }, person) => (
  <LazyBoundary waiting={<span className="text-muted">…</span>} failed={() => person}>
    <DiscussionHost eventId={id} otherwise={person} />
  </LazyBoundary>
);

/** /events/{eventId}: the event, who comes to it and brings what, and below it what is said about it. */
export const EventScreen = () => <EventPage below={discussion} rsvps={rsvps} host={host} />;
