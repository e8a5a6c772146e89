import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { SchoolEvent } from '@/domain/entities/community';
import { type EntryOf, OutgoingNote } from '@/features/offline';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { useConfirm } from '@/ui/use-confirm';
import { EventCard } from './event-card';
import type { EventDialogProps } from './event-dialog';
import { EventDialog } from './lazy-event-dialog';
import { useDeleteEvent } from './save-event';
import { usePastEvents, useUpcomingEvents } from './use-events';
import { useWithOutgoing } from './use-outgoing-events';

export interface EventsListProps {
  schoolId: string;
  when: 'upcoming' | 'past';
  /** Whose events may be changed here; null for none (demo, admin's view). */
  ownerId: string | null;
  /** Only the owner's. */
  mineOnly?: boolean;
}

/** What the form is open for; `typed` is what was sent off and stopped. */
type Edited = Pick<EventDialogProps, 'event' | 'typed'>;

/** Upcoming or past events of a school. */
export function EventsList({ schoolId, when, ownerId, mineOnly = false }: EventsListProps) {
  const { t } = useTranslation(['events', 'errors', 'common']);
  const upcoming = useUpcomingEvents(schoolId);
  const past = usePastEvents(schoolId, when === 'past');
  const confirm = useConfirm();
  const deleting = useDeleteEvent();
  const [edited, setEdited] = useState<Edited | null>(null);

  const isPast = when === 'past';
  const found = isPast ? past.events : upcoming.data;
  const failure = isPast ? past.error && errorCode(past.error) : upcoming.error?.code;
  const retry = () => (isPast ? void past.refetch() : upcoming.retry());
  const all = useWithOutgoing(schoolId, when, found);
  const shown = all?.filter(({ event }) => !mineOnly || event.userId === ownerId);

  const remove = async (event: SchoolEvent) => {
    if (await confirm({ title: t('confirmDelete'), tone: 'danger', confirmLabel: t('common:delete') })) {
      deleting.mutate(event);
    }
  };

  if (failure && !found) {
    return <ErrorState title={t('failed')} message={t(`errors:${failure}`)} onRetry={retry} />;
  }
  if (!shown) {
    return (
      <SkeletonGroup>
        <SkeletonCard />
        <SkeletonCard />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {shown.length === 0 && !(isPast && past.hasNextPage) && (
        <EmptyState icon={<CalendarX aria-hidden />} message={isPast ? t('nonePast') : t('noneUpcoming')} />
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {shown.map(({ event, entry }) => {
          const isMine = event.userId === ownerId && !entry;
          return (
            <EventCard
              key={event.id}
              event={event}
              onEdit={isMine ? () => setEdited({ event }) : undefined}
              onDelete={isMine ? () => void remove(event) : undefined}
              note={
                entry && (
                  <OutgoingNote
                    entry={entry}
                    takeUp={(one) => {
                      setEdited(stopped(one, found));
                      return true;
                    }}
                  />
                )
              }
            />
          );
        })}
      </ul>
      {isPast && (
        <LoadMore
          hasMore={past.hasNextPage}
          loading={past.isFetchingNextPage}
          failed={past.isFetchNextPageError}
          onLoad={() => void past.fetchNextPage()}
        />
      )}
      {edited && (
        <EventDialog {...edited} schoolId={schoolId} onOpenChange={(open) => !open && setEdited(null)} />
      )}
    </>
  );
}

function stopped({ eventId, isNew, input }: EntryOf<'event'>, found: SchoolEvent[] | undefined): Edited {
  const before = isNew ? undefined : found?.find(({ id }) => id === eventId);
  return { event: before ?? {}, typed: input };
}
