import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHiddenItems } from '@/features/community';
import { Button } from '@/ui/button';
import { useUpcomingEvents } from './api/use-upcoming-events';
import { byAuthor } from './by-author';
import { SoonItem } from './soon-item';

/**
 * So many pages are read after the first for those of other parents, whatever is on them: all that one parent may put on
 * one day in a month.
 */
const FURTHER_PAGES = 5;

interface Props {
  schoolId: string;
  /** A school is looked at from outside (admins): its events have no page for this reader. */
  outside?: boolean;
}

/**
 * Today's and tomorrow's events on the dashboard (product §4.8), a few of each parent: a strip above the posts, from
 * 1280 px on a panel beside them. The strip is there and of one height from the start, so that no post moves when the
 * events arrive.
 */
export function SoonPanel({ schoolId, outside = false }: Props) {
  const { t } = useTranslation(['events', 'common']);
  const titleId = useId();
  const {
    data: all,
    error,
    retry,
    hasMore,
    isLoadingMore,
    hasFailedMore,
    loadMore,
    further,
  } = useUpcomingEvents(schoolId, { soon: true });
  const { isHidden } = useHiddenItems();
  const soon = (all ?? []).filter(({ userId }) => outside || !isHidden.person(userId));
  const isCutShort = hasMore && (hasFailedMore || further >= FURTHER_PAGES);
  const readsOn = hasMore && !isLoadingMore && !isCutShort;
  useEffect(() => {
    if (readsOn) loadMore();
  });
  const allEvents = !outside && (
    <Link to="/events" className="link text-sm">
      {t('all')}
    </Link>
  );
  return (
    <section
      aria-labelledby={titleId}
      data-coming={(!all && !error) || undefined}
      className="grid gap-3 max-xl:min-h-(--strip)"
    >
      <div className="max-xl:contents flex flex-wrap items-end justify-between gap-x-4 border-ink border-b pb-2">
        <h2 id={titleId} className="max-xl:sr-only text-xl">
          {t('soonTitle')}
        </h2>
        {allEvents && <span className="max-xl:hidden">{allEvents}</span>}
      </div>
      {error && !all && (
        <p className="flex flex-wrap items-center gap-x-3 self-center text-muted text-sm">
          {t('failed')}
          <Button variant="quiet" size="sm" onClick={retry}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      {all && soon.length === 0 && !isCutShort && (
        <p className="flex flex-wrap items-center gap-x-2 self-center text-muted text-sm">
          {t('noneSoon')} <span className="xl:hidden">{allEvents}</span>
        </p>
      )}
      {soon.length > 0 && (
        <ul
          data-day
          className="relative -mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 [scrollbar-width:none] xl:mx-0 xl:grid xl:gap-0 xl:divide-y xl:divide-line xl:overflow-visible xl:px-0"
          // What can be scrolled sideways can be by keys, too: the links in it do for members.
          {...(outside && { tabIndex: 0, 'aria-labelledby': titleId })}
        >
          {byAuthor(soon).map(({ event, more }) => (
            <SoonItem key={event.id} event={event} more={more} outside={outside} />
          ))}
        </ul>
      )}
      {isCutShort && <p className="text-muted text-sm">{t(outside ? 'notAll' : 'notAllHere')}</p>}
    </section>
  );
}
