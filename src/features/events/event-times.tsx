import { getTimezoneOffset } from 'date-fns-tz';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { useFormat } from '@/i18n/format';
import { timeRange } from '@/i18n/time-range';

const hereZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the clocks of two zones differ at a moment; different names may mean the same time. */
export function clocksDiffer(moment: Date, one: string, other: string): boolean {
  // An offset is not a number for a zone this browser does not know: then only the reader's own time is shown.
  return Math.abs(getTimezoneOffset(one, moment) - getTimezoneOffset(other, moment)) > 0;
}

interface Props {
  event: SchoolEvent;
  /** Beside its day: the times alone, where it ends on that day. */
  short?: boolean;
}

/** When an event is, in the reader's zone, and in the one it was entered in where that differs. */
export function EventTimes({ event, short = false }: Props) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { start, end, timeZone } = event;
  return (
    <>
      <time dateTime={start.toISOString()}>
        {short ? timeRange(format.locale, start, end) : format.dateTimeRange(start, end)}
      </time>
      {short && event.location && (
        <>
          {' · '}
          <bdi>{event.location}</bdi>
        </>
      )}
      {clocksDiffer(start, timeZone, hereZone()) && (
        <span className="block text-muted text-sm">
          {t('elsewhere', {
            time: format.dateTimeRange(start, end, timeZone),
            zone: timeZone.replaceAll('_', ' '),
          })}
        </span>
      )}
    </>
  );
}
