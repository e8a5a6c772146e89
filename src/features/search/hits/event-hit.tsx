import type { SchoolEvent } from '@/domain/entities/community';
import { shownZone } from '@/domain/time-zone';
import { eventPath } from '@/features/events';
import { useFormat } from '@/i18n/format';
import type { HitProps } from './hit';
import { HitLink } from './hit-link';
import { Marked } from './marked';

/** An event: what, when and where. */
export function EventHit({ hit: event, term, onLeave }: HitProps<SchoolEvent>) {
  const format = useFormat();
  return (
    <HitLink to={eventPath(event.id)} onLeave={onLeave}>
      <span className="grid">
        <span dir="auto" className="font-semibold">
          <Marked text={event.title} term={term} />
        </span>{' '}
        <span className="text-muted text-sm">
          <time dateTime={event.start.toISOString()}>
            {format.dateTimeRange(event.start, event.end, shownZone(event))}
          </time>
        </span>{' '}
        {event.location && (
          <span dir="auto" className="text-muted text-sm">
            <Marked text={event.location} term={term} />
          </span>
        )}
      </span>
    </HitLink>
  );
}
