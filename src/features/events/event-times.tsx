import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { hereZone, shownZone } from '@/domain/time-zone';
import { clocksDiffer } from '@/domain/wall-time';
import { useFormat } from '@/i18n/format';
import { timeRange } from '@/i18n/time-range';

interface Props {
  event: SchoolEvent;
  /** Beside its day: the times alone, where it ends on that day. */
  short?: boolean;
}

/** When an event is, in the school's zone, and in the reader's where that differs. */
export function EventTimes({ event, short = false }: Props) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { start, end } = event;
  const timeZone = shownZone(event);
  return (
    <>
      <time dateTime={start.toISOString()}>
        {short ? timeRange(format.locale, start, end, timeZone) : format.dateTimeRange(start, end, timeZone)}
      </time>
      {short && event.location && (
        <>
          {' · '}
          <bdi>{event.location}</bdi>
        </>
      )}
      {clocksDiffer(start, timeZone, hereZone()) && (
        <span className="block text-muted text-sm">
          {t('elsewhere', { time: format.dateTimeRange(start, end) })}
        </span>
      )}
    </>
  );
}
