import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import type { SchoolEvent } from '@/domain/entities/community';
import { HiddenNote, useHiddenItems } from '@/features/community';
import type { EntryOf } from '@/features/offline';
import { useMe } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PageHeader } from '@/ui/page-header';
import { useAddressWindow } from '@/ui/use-address-choice';
import { useFollowedEvent } from './api/use-followed-event';
import { ChangeDialog } from './change-dialog';
import type { HostOfEvent } from './event-details';
import { isNew } from './event-draft';
import { EventPageSkeleton } from './event-skeleton';
import { OneEvent, type RsvpsOfEvent } from './one-event';
import { useEventActs } from './use-event-acts';
import { useOptimisticEvents } from './use-optimistic-events';

export interface EventPageProps {
  /** What stands below the event; not below one that has not arrived at the server. */
  below?: (event: SchoolEvent) => ReactNode;
  /** Who comes to it and brings what, the same way. */
  rsvps?: RsvpsOfEvent;
  /** Who announced it, the same way. */
  host?: HostOfEvent;
}

/** /events/{eventId}: one event of any of the reader's schools. */
export function EventPage(props: EventPageProps) {
  const { eventId = '' } = useParams();
  return <FollowedEvent key={eventId} eventId={eventId} {...props} />;
}

function FollowedEvent({ eventId, below, rsvps, host }: EventPageProps & { eventId: string }) {
  const { t } = useTranslation(['calendar', 'errors']);
  const { uid } = useMe();
  const navigate = useNavigate();
  const { data, error, retry } = useFollowedEvent(eventId);
  const { isHidden } = useHiddenItems();
  const belongs = useMemo(() => (entry: EntryOf<'event'>) => entry.eventId === eventId, [eventId]);
  const found = useMemo(() => (data ? [data] : []), [data]);
  // One that was made without a network is here before the server has it.
  const here = useOptimisticEvents(belongs, found)?.[0];
  // Under the name that the list has: what was refused goes back to its form by it.
  const [opened, open] = useAddressWindow('event');
  const toList = () => void navigate('/events', { replace: true });
  const { restore, remove, deleting, question } = useEventActs(open, toList);
  // It is gone a moment before the list is there.
  const leaving = deleting.isPending || deleting.isSuccess ? deleting.variables : undefined;
  const shown = here ?? (leaving && { event: leaving, entry: null });
  const isDenied = error?.code === 'permission-denied';
  const isOpen = opened === eventId;

  const content = () => {
    if (isDenied) return <EmptyState message={t('page.denied')}>{t('page.deniedText')}</EmptyState>;
    if (shown && isHidden.person(shown.event.userId)) {
      return (
        <LazyBoundary>
          <HiddenNote personId={shown.event.userId} />
        </LazyBoundary>
      );
    }
    if (shown) {
      return (
        <>
          <OneEvent
            {...shown}
            isOpen={isOpen}
            isBusy={leaving !== undefined}
            restore={restore}
            rsvps={rsvps}
            host={host}
            onEdit={() => open(eventId)}
            onDelete={() => void remove(shown.event)}
          />
          {!isNew(shown.entry) && below?.(shown.event)}
          {question}
        </>
      );
    }
    if (data === null) return <EmptyState message={t('page.gone')}>{t('page.goneText')}</EmptyState>;
    if (error) {
      return (
        <ErrorState title={t('page.failed')} message={t(`errors:${errorCode(error)}`)} onRetry={retry} />
      );
    }
    return <EventPageSkeleton />;
  };
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={shown && !isDenied ? shown.event.title : t('page.tab')}
        back={{ to: '/events', label: t('page.back') }}
      />
      <div className="grid gap-6">{content()}</div>
      {isOpen && (
        <ChangeDialog
          eventId={eventId}
          listed={data ?? undefined}
          readerId={uid}
          onClose={() => open(null)}
        />
      )}
    </div>
  );
}
