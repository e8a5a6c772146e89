import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/ui/section';
import { useUpcomingEvents } from './api/use-upcoming-events';
import { byAuthor } from './by-author';
import { EventTimes } from './event-times';

/** So many are looked through for those of other parents, however many one parent has announced. */
const MOST_READ = 200;

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
    data: soon = [],
    hasMore,
    isLoadingMore,
    hasFailedMore,
    loadMore,
  } = useUpcomingEvents(schoolId, {
    soon: true,
  });
  const readsOn = hasMore && !isLoadingMore && !hasFailedMore && soon.length < MOST_READ;
  useEffect(() => {
    if (readsOn) loadMore();
  });
  if (soon.length === 0) return null;
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
    </Section>
  );
}
