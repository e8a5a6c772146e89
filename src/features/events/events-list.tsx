import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SchoolEvent } from '@/domain/entities/community';
import { useHiddenItems } from '@/features/community';
import { ModerateButton } from '@/features/moderation';
import { type EntryOf, OutgoingNote, type RestoreToForm } from '@/features/offline';
import { ReportButton } from '@/features/reports';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { useConfirm } from '@/ui/use-confirm';
import { useLinkedElement } from '@/ui/use-linked-element';
import { useDeleteEvent } from './api/use-delete-event';
import { usePastEvents } from './api/use-past-events';
import { useUpcomingEvents } from './api/use-upcoming-events';
import { ChangeDialog } from './change-dialog';
import { EventCard } from './event-card';
import { formOf, isOfNew, restoreToEventForm, useEventDrafts } from './event-draft';
import { EventDraftInOtherSchool } from './event-draft-in-other-school';
import { EventDraftRow } from './event-draft-row';
import { eventElementId } from './event-element-id';
import { useOptimisticEvents } from './use-optimistic-events';

export interface EventsListProps {
  schoolId: string;
  when: 'upcoming' | 'past';
  /** Whose events may be changed here; null for none (demo, admin's view). */
  readerId: string | null;
  /** Only events of the reader. */
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
  readerId,
  mineOnly = false,
  opened = null,
  onOpen = nothing,
}: EventsListProps) {
  const { t } = useTranslation(['events', 'errors', 'common']);
  // The server is asked for one's own alone: what has been read of everybody's may hold none of them.
  const authorId = mineOnly ? readerId : null;
  const upcoming = useUpcomingEvents(schoolId, { authorId });
  const past = usePastEvents(schoolId, authorId, when === 'past');
  const confirm = useConfirm();
  const deleting = useDeleteEvent();
  const begun = useEventDrafts(readerId, schoolId).filter(({ form }) => !isOfNew(form));

  const isPast = when === 'past';
  const pages = isPast ? past : upcoming;
  const { data: found, error, retry } = pages;
  const { isHidden } = useHiddenItems();
  const all = useOptimisticEvents(schoolId, when, found);
  const shown = all?.filter(({ event }) => readerId === null || !isHidden.person(event.userId));

  const linked = useLocation().hash.slice(1);
  useLinkedElement(shown?.some(({ event }) => eventElementId(event.id) === linked) ? linked : null);

  const restore: RestoreToForm<EntryOf<'event'>> = async (entry, drafts) => {
    const isTaken = await restoreToEventForm(entry, drafts);
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
        <EventDraftInOtherSchool
          key={form}
          eventId={form}
          typed={draft.get() ?? {}}
          onContinue={() => onOpen(form)}
          onDiscard={() => draft.set(null)}
        />
      ))}
      {shown.length === 0 && !pages.hasMore && (
        <EmptyState icon={<CalendarX aria-hidden />} message={isPast ? t('nonePast') : t('noneUpcoming')} />
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {shown.map(({ event, entry }) => {
          const isMine = event.userId === readerId && !entry;
          const change = isMine && event.id !== opened && begun.find(({ form }) => form === event.id);
          return (
            <EventCard
              key={event.id}
              event={event}
              onEdit={isMine ? () => onOpen(event.id) : undefined}
              onDelete={isMine ? () => void remove(event) : undefined}
              actions={
                readerId !== null &&
                !entry && (
                  <>
                    <ReportButton
                      target={{ kind: 'event', id: event.id, schoolId: event.schoolId }}
                      subjectId={event.userId}
                      label={t('reportNamed', { title: event.title })}
                      size="sm"
                    >
                      {t('report')}
                    </ReportButton>
                    <ModerateButton
                      target={{ kind: 'event', id: event.id, schoolId: event.schoolId }}
                      subjectId={event.userId}
                      label={t('moderateNamed', { title: event.title })}
                      size="sm"
                    >
                      {t('moderate')}
                    </ModerateButton>
                  </>
                )
              }
              note={
                entry ? (
                  <OutgoingNote entry={entry} restore={restore} />
                ) : (
                  change && (
                    <EventDraftRow
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
      <LoadMore
        hasMore={pages.hasMore}
        loading={pages.isLoadingMore}
        failed={pages.hasFailedMore}
        onLoad={pages.loadMore}
      />
      {opened !== null && !isOfNew(opened) && (
        <ChangeDialog
          key={opened}
          eventId={opened}
          listed={found?.find(({ id }) => id === opened)}
          readerId={readerId}
          schoolId={schoolId}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}
