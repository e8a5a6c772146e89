import { addDays, addMonths } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHiddenItems } from '@/features/community';
import type { EntryOf } from '@/features/offline';
import { firstDayOfWeek } from '@/i18n/first-day-of-week';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { SkeletonGroup } from '@/ui/skeleton';
import { useEventsOfDays } from './api/use-events-of-days';
import { MonthTable } from './month-table';
import { isOnDays, monthWeeks } from './month-weeks';
import { byStart, useOptimisticEvents } from './use-optimistic-events';

interface Props {
  schoolId: string;
  /** Only this parent's; null for everybody's. */
  authorId: string | null;
  /** Its first day. */
  month: Date;
  /** Null for the present one. */
  onMonth: (month: Date | null) => void;
}

/** The events of a month, each on its days. */
export function MonthView({ schoolId, authorId, month, onMonth }: Props) {
  const { t } = useTranslation(['calendar', 'events', 'errors']);
  const format = useFormat();
  const firstDay = firstDayOfWeek(format.locale);
  const { weeks, first, next } = useMemo(() => {
    const days = monthWeeks(month, firstDay);
    const last = days.at(-1)?.at(-1) ?? month;
    return { weeks: days, first: days[0]?.[0] ?? month, next: addDays(last, 1) };
  }, [month, firstDay]);
  // Days are those of the school, and begin up to a day before those of a reader elsewhere, or after.
  const pages = useEventsOfDays({ schoolId, authorId, first: addDays(first, -1), next: addDays(next, 1) });
  const { data, error, retry } = pages;
  const { isHidden } = useHiddenItems();
  const belongs = useMemo(() => (entry: EntryOf<'event'>) => entry.schoolId === schoolId, [schoolId]);
  const shown = useOptimisticEvents(belongs, data)
    ?.filter(({ event }) => isOnDays(event, first, next) && !isHidden.person(event.userId))
    .sort(byStart);
  const name = format.date(month, { month: 'long', year: 'numeric' });

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 aria-live="polite" className="text-xl">
          {name}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<ChevronLeft aria-hidden />}
            onClick={() => onMonth(addMonths(month, -1))}
          >
            {t('previousMonth')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onMonth(null)}>
            {t('thisMonth')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<ChevronRight aria-hidden />}
            onClick={() => onMonth(addMonths(month, 1))}
          >
            {t('nextMonth')}
          </Button>
        </div>
      </div>
      {error && !data ? (
        <ErrorState title={t('events:failed')} message={t(`errors:${error.code}`)} onRetry={retry} />
      ) : (
        <MonthTable
          caption={t('tableCaption', { month: name })}
          month={month}
          weeks={weeks}
          shown={shown ?? []}
        />
      )}
      {!shown && !error && <SkeletonGroup>{null}</SkeletonGroup>}
      {shown?.length === 0 && !pages.hasMore && (
        <p className="text-muted">{t('noneInMonth', { month: name })}</p>
      )}
      {pages.hasMore && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted text-sm">{t('notAllOfMonth')}</p>
          <Button size="sm" variant="secondary" busy={pages.isLoadingMore} onClick={pages.loadMore}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </div>
  );
}
