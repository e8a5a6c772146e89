import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOf } from '@/domain/event-time';
import { useHiddenItems } from '@/features/community';
import { ChangeNote, type EntryOf } from '@/features/offline';
import { firstDayOfWeek } from '@/i18n/first-day-of-week';
import { useFormat } from '@/i18n/format';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { usePastEvents } from './api/use-past-events';
import { useUpcomingEvents } from './api/use-upcoming-events';
import { ChangeDialog } from './change-dialog';
import { EventCard } from './event-card';
import { isOfNew, useEventDrafts } from './event-draft';
import { EventDraftInOtherSchool } from './event-draft-in-other-school';
import { EventGroups } from './event-groups';
import { EventListSkeleton } from './event-skeleton';
import { LateEventMenu } from './late-event-menu';
import { foldSeries } from './series/folded';
import { MoreDates } from './series/more-dates';
import { useEventActs } from './use-event-acts';
import { byStart, useOptimisticEvents } from './use-optimistic-events';

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
  /** The rank of its groups among the headings of the page. */
  level?: 2 | 3;
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
  level = 2,
}: EventsListProps) {
  const { t } = useTranslation(['calendar', 'events', 'errors', 'common']);
  // The server is asked for one's own alone: what has been read of everybody's may hold none of them.
  const authorId = mineOnly ? readerId : null;
  const isPast = when === 'past';
  const upcoming = useUpcomingEvents(schoolId, { authorId });
  const past = usePastEvents(schoolId, authorId, isPast);
  const { restore, remove, question } = useEventActs(onOpen);
  const begun = useEventDrafts(readerId, schoolId).filter(({ form }) => !isOfNew(form));

  const pages = isPast ? past : upcoming;
  const { data: found, error, retry } = pages;
  const { isHidden } = useHiddenItems();
  const belongs = useMemo(
    () => (entry: EntryOf<'event'>) =>
      entry.schoolId === schoolId && endOf(entry.input) > new Date() !== isPast,
    [schoolId, isPast],
  );
  const all = useOptimisticEvents(belongs, found);
  const sorted = all
    ?.filter(({ event }) => readerId === null || !isHidden.person(event.userId))
    .sort((left, right) => (isPast ? byStart(right, left) : byStart(left, right)));

  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const firstDay = firstDayOfWeek(useFormat().locale);
  const { shown, more } = foldSeries(sorted ?? [], unfolded, new Date(), firstDay);
  const toggle = (seriesId: string) =>
    setUnfolded((now) => {
      const rest = [...now].filter((id) => id !== seriesId);
      return new Set(now.has(seriesId) ? rest : [...rest, seriesId]);
    });

  if (error && !found) {
    return <ErrorState title={t('events:failed')} message={t(`errors:${error.code}`)} onRetry={retry} />;
  }
  if (!sorted) return <EventListSkeleton />;
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
        <EmptyState drawing="calendar" message={isPast ? t('nonePast') : t('noneUpcoming')} />
      )}
      <div className="grid gap-8 empty:hidden">
        <EventGroups shown={shown} when={when} level={level}>
          {({ event, entry }) => {
            const isMine = event.userId === readerId;
            const folded = more.get(event.id);
            const change = isMine && event.id !== opened && begun.find(({ form }) => form === event.id);
            return (
              <EventCard
                key={event.id}
                event={event}
                level={level === 2 ? 3 : 4}
                outside={readerId === null}
                menu={
                  readerId !== null &&
                  !entry && (
                    <LateEventMenu
                      label={t('more', { title: event.title })}
                      event={event}
                      onEdit={isMine ? () => onOpen(event.id) : undefined}
                      onDelete={isMine ? () => void remove(event) : undefined}
                    />
                  )
                }
                note={
                  <>
                    {folded && (
                      <MoreDates
                        count={folded.count}
                        isOpen={unfolded.has(folded.seriesId)}
                        onToggle={() => toggle(folded.seriesId)}
                      />
                    )}
                    <ChangeNote
                      entry={entry}
                      restore={restore}
                      draft={change ? change.draft : undefined}
                      text={t('begunChange')}
                      continueLabel={t('continue')}
                      onContinue={() => onOpen(event.id)}
                    />
                  </>
                }
              />
            );
          }}
        </EventGroups>
      </div>
      {question}
      <LoadMore pages={pages} />
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
