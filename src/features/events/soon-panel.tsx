import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHiddenItems } from '@/features/community';
import { Section } from '@/ui/section';
import { useUpcomingEvents } from './api/use-upcoming-events';
import { byAuthor } from './by-author';
import { EventTimes } from './event-times';

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
 * Panel of today's and tomorrow's events on the dashboard (product §4.8), a few of each parent. Silent when there are
 * none.
 */
export function SoonPanel({ schoolId, outside = false }: Props) {
  const { t } = useTranslation('events');
  const {
    data: all = [],
    hasMore,
    isLoadingMore,
    hasFailedMore,
    loadMore,
    further,
  } = useUpcomingEvents(schoolId, { soon: true });
  const { isHidden } = useHiddenItems();
  const soon = outside ? all : all.filter(({ userId }) => !isHidden.person(userId));
  const isCutShort = hasMore && (hasFailedMore || further >= FURTHER_PAGES);
  const readsOn = hasMore && !isLoadingMore && !isCutShort;
  useEffect(() => {
    if (readsOn) loadMore();
  });
  if (soon.length === 0 && !isCutShort) return null;
  return (
    <Section
      title={t('soonTitle')}
      actions={
        !outside && (
          <Link to="/events" className="link text-sm">
            {t('all')}
          </Link>
        )
      }
    >
      <ul className="grid divide-y divide-line">
        {byAuthor(soon).map(({ event, more }) => (
          <li key={event.id} className="grid gap-0.5 py-2.5">
            <span className="font-semibold" dir="auto">
              {event.title}
            </span>
            <span className="text-muted text-sm">
              <EventTimes event={event} />
            </span>
            {event.location && (
              <span className="text-sm" dir="auto">
                {event.location}
              </span>
            )}
            {more > 0 && <span className="text-muted text-sm">{t('moreOfParent', { count: more })}</span>}
          </li>
        ))}
      </ul>
      {isCutShort && <p className="text-muted text-sm">{t(outside ? 'notAll' : 'notAllHere')}</p>}
    </Section>
  );
}
