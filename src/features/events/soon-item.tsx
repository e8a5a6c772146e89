import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SchoolEvent } from '@/domain/entities/community';
import { shownZone } from '@/domain/time-zone';
import { type Format, useFormat } from '@/i18n/format';
import { cx } from '@/ui/cx';
import { eventPath } from './event-path';

interface Props {
  event: SchoolEvent;
  /** So many more of the same parent are left out. */
  more: number;
  outside: boolean;
}

const LOOK =
  'grid h-full min-h-(--strip) content-center gap-0.5 rounded-md border border-line bg-surface px-3 py-1.5 xl:rounded-none xl:border-0 xl:bg-transparent xl:px-0 xl:py-2.5';

/** How the strip names the day of an event by the school's clocks: what began before today goes on. */
function soonDay(format: Format, start: Date, timeZone: string) {
  const now = new Date();
  const [day, today] = [start, now].map((date) => format.date(date, { timeZone, dateStyle: 'short' }));
  if (day === today) return 'today';
  return start < now ? 'ongoing' : 'tomorrow';
}

/** One event of today or tomorrow: two lines in the strip, all of it in the panel. */
export function SoonItem({ event, more, outside }: Props) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const timeZone = shownZone(event);
  const { start } = event;
  const time = format.time(start, timeZone);
  const inside: ReactNode = (
    <>
      <span
        title={event.title}
        className={cx(
          '@max-[12rem]:whitespace-normal truncate font-semibold leading-tight xl:whitespace-normal',
          event.isCancelled && 'line-through',
        )}
        dir="auto"
      >
        {event.title}
      </span>
      <span className="text-muted text-sm leading-tight">
        <time dateTime={start.toISOString()}>
          {event.isCancelled ? t('calledOff') : t(`soon.${soonDay(format, start, timeZone)}`, { time })}
        </time>
        {time !== format.time(start) && (
          <span className="max-xl:hidden">
            {' · '}
            {t('elsewhere', { time: format.dateTime(start) })}
          </span>
        )}
      </span>
      {event.location && (
        <span className="text-sm max-xl:hidden" dir="auto">
          {event.location}
        </span>
      )}
      {more > 0 && (
        <span className="text-muted text-sm max-xl:hidden">{t('moreOfParent', { count: more })}</span>
      )}
    </>
  );
  return (
    <li className="@container w-[min(17rem,75vw)] shrink-0 snap-start xl:w-auto">
      {outside ? (
        <div className={LOOK}>{inside}</div>
      ) : (
        <Link to={eventPath(event.id)} className={`${LOOK} hover:border-ink xl:hover:text-accent`}>
          {inside}
        </Link>
      )}
    </li>
  );
}
