import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { type EntryOf, OutgoingNote, type TakeUp } from '@/features/offline';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { useConfirm } from '@/ui/use-confirm';
import { useDeleteEvent } from './api/use-delete-event';
import { usePastEvents } from './api/use-past-events';
import { useUpcomingEvents } from './api/use-upcoming-events';
import { BegunElsewhere } from './begun-elsewhere';
import { BegunLine } from './begun-line';
import { ChangeDialog } from './change-dialog';
import { EventCard } from './event-card';
import { formOf, isOfNew, takeUpEvent, useBegun } from './event-draft';
import { useWithOutgoing } from './use-outgoing-events';

export interface EventsListProps {
  schoolId: string;
  when: 'upcoming' | 'past';
  /** Whose events may be changed here; null for none (demo, admin's view). */
  ownerId: string | null;
  /** Only the owner's. */
  mineOnly?: boolean;
  /** The form that is open over the page, by the place of its draft. */
  opened?: string | null;
  onOpen?: (form: string | null) => void;
}

const nothing = () => undefined;

/** Upcoming or past events of a school. */
export function EventsList({
  schoolId,
  when,
  ownerId,
  mineOnly = false,
  opened = null,
  onOpen = nothing,
}: EventsListProps) {
  const { t } = useTranslation(['events', 'errors', 'common']);
  const upcoming = useUpcomingEvents(schoolId);
  const past = usePastEvents(schoolId, when === 'past');
  const confirm = useConfirm();
  const deleting = useDeleteEvent();
  const begun = useBegun(ownerId, schoolId).filter(({ form }) => !isOfNew(form));

  const isPast = when === 'past';
  const { data: found, error, retry } = isPast ? past : upcoming;
  const all = useWithOutgoing(schoolId, when, found);
  const shown = all?.filter(({ event }) => !mineOnly || event.userId === ownerId);

  const takeUp: TakeUp<EntryOf<'event'>> = async (entry, drafts) => {
    const isTaken = await takeUpEvent(entry, drafts);
    if (isTaken) onOpen(formOf(entry));
    return isTaken;
  };
  const remove = async (event: SchoolEvent) => {
    if (await confirm({ title: t('confirmDelete'), tone: 'danger', confirmLabel: t('common:delete') })) {
      deleting.mutate(event);
    }
  };

  if (error && !found) {
    return <ErrorState title={t('failed')} message={t(`errors:${error.code}`)} onRetry={retry} />;
  }
  if (!shown) {
    return (
      <SkeletonGroup>
        <SkeletonCard />
        <SkeletonCard />
      </SkeletonGroup>
    );
  }
  const elsewhere = begun.filter(({ form }) => found?.every(({ id }) => id !== form));
  return (
    <>
      {elsewhere.map(({ form, draft }) => (
        <BegunElsewhere
          key={form}
          eventId={form}
          typed={draft.get() ?? {}}
          onContinue={() => onOpen(form)}
          onDiscard={() => draft.set(null)}
        />
      ))}
      {shown.length === 0 && !(isPast && past.hasMore) && (
        <EmptyState icon={<CalendarX aria-hidden />} message={isPast ? t('nonePast') : t('noneUpcoming')} />
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {shown.map(({ event, entry }) => {
          const isMine = event.userId === ownerId && !entry;
          const change = isMine && event.id !== opened && begun.find(({ form }) => form === event.id);
          return (
            <EventCard
              key={event.id}
              event={event}
              onEdit={isMine ? () => onOpen(event.id) : undefined}
              onDelete={isMine ? () => void remove(event) : undefined}
              note={
                entry ? (
                  <OutgoingNote entry={entry} takeUp={takeUp} />
                ) : (
                  change && (
                    <BegunLine
                      text={t('begunChange')}
                      onContinue={() => onOpen(event.id)}
                      onDiscard={() => change.draft.set(null)}
                    />
                  )
                )
              }
            />
          );
        })}
      </ul>
      {isPast && (
        <LoadMore
          hasMore={past.hasMore}
          loading={past.isLoadingMore}
          failed={past.hasFailedMore}
          onLoad={past.loadMore}
        />
      )}
      {opened !== null && !isOfNew(opened) && (
        <ChangeDialog
          key={opened}
          eventId={opened}
          listed={found?.find(({ id }) => id === opened)}
          ownerId={ownerId}
          schoolId={schoolId}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}
