import { isSameDay } from 'date-fns';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shownZone } from '@/domain/time-zone';
import { asLocal } from '@/domain/wall-time';
import { useFormat } from '@/i18n/format';
import { cx } from '@/ui/cx';
import { Popover } from '@/ui/popover';
import { eventPath } from './event-path';
import type { ShownEvent } from './use-optimistic-events';

/** Lines that a day of the table has. */
const LINES = 3;

interface Props {
  day: Date;
  shown: readonly ShownEvent[];
}

/** The events of one day: as many as it has lines for, and the way to the others. */
export function DayEvents({ day, shown }: Props) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  if (shown.length === 0) return null;
  const listed = shown.length > LINES ? shown.slice(0, LINES - 1) : shown;
  const count = shown.length - listed.length;
  const name = format.date(day, { weekday: 'long', day: 'numeric', month: 'long' });
  const list = (events: readonly ShownEvent[], isWhole: boolean, onFollow?: () => void) => (
    <ul className="grid gap-0.5">
      {events.map((one) => (
        <li key={one.event.id}>
          <DayEvent day={day} isWhole={isWhole} onFollow={onFollow} {...one} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(listed, false)}
      {count > 0 && (
        <Popover
          label={t('allOnDay', { day: name })}
          align="start"
          trigger={
            <button
              type="button"
              aria-label={t('moreOnDayNamed', { count, day: name })}
              className="min-h-6 pointer-coarse:min-h-11 rounded-sm px-1.5 text-left font-semibold text-accent text-sm hover:underline"
            >
              {t('moreOnDay', { count })}
            </button>
          }
        >
          {(close) => (
            <div className="grid gap-2">
              <p className="font-semibold">{name}</p>
              {list(shown, true, close)}
            </div>
          )}
        </Popover>
      )}
    </>
  );
}

interface DayEventProps extends ShownEvent {
  day: Date;
  /** All of its title; else what goes into a line. */
  isWhole: boolean;
  onFollow: (() => void) | undefined;
}

/** One of them, with its time on the day that it begins. */
function DayEvent({ event, entry, day, isWhole, onFollow }: DayEventProps) {
  const { t } = useTranslation(['calendar', 'events']);
  const format = useFormat();
  const timeZone = shownZone(event);
  return (
    <Link
      to={eventPath(event.id)}
      title={event.title}
      onClick={onFollow}
      className={cx(
        !isWhole && '@container',
        'flex min-h-6 pointer-coarse:min-h-11 items-center gap-1 rounded-sm border bg-accent-soft px-1 text-ink text-xs hover:border-ink hover:underline',
        entry ? 'border-edge border-dashed' : 'border-transparent',
      )}
    >
      {isSameDay(asLocal(event.start, timeZone), day) && (
        <span className={cx('shrink-0 font-semibold text-accent-strong', !isWhole && '@max-[8rem]:hidden')}>
          {format.time(event.start, timeZone)}
        </span>
      )}
      <bdi
        title={event.title}
        className={cx('min-w-0', isWhole ? 'text-sm' : 'truncate', event.isCancelled && 'line-through')}
      >
        {event.title}
      </bdi>
      {event.isCancelled && <span className="sr-only">{t('events:calledOff')}</span>}
      {entry && <span className="sr-only">{t('notSent')}</span>}
    </Link>
  );
}
