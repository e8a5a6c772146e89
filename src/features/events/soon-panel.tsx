import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSoon } from '@/domain/event-time';
import { Section } from '@/ui/section';
import { useUpcomingEvents } from './api/use-upcoming-events';
import { EventTimes } from './event-times';

interface Props {
  schoolId: string;
  /** A school is looked at from outside (admins): its events have no page for this reader. */
  outside?: boolean;
}

/** Panel of today's and tomorrow's events on the dashboard (product §4.8). Silent when there are none. */
export function SoonPanel({ schoolId, outside = false }: Props) {
  const { t } = useTranslation('events');
  const now = new Date();
  const soon = useUpcomingEvents(schoolId).data?.filter((event) => isSoon(event, now)) ?? [];
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
        {soon.map((event) => (
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
          </li>
        ))}
      </ul>
    </Section>
  );
}
