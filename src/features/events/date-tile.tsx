import { differenceInCalendarMonths } from 'date-fns';
import type { SchoolEvent } from '@/domain/entities/community';
import { shownZone } from '@/domain/time-zone';
import { asLocal } from '@/domain/wall-time';
import { useFormat } from '@/i18n/format';
import { cx } from '@/ui/cx';

const A_YEAR = 12;

/** The day of an event, by the school's clocks, as a leaf of a calendar: MON / 23, with the month where it is not the present one. */
export function DateTile({ event, className }: { event: SchoolEvent; className?: string }) {
  const format = useFormat();
  const date = event.start;
  const timeZone = shownZone(event);
  const away = differenceInCalendarMonths(asLocal(date, timeZone), asLocal(new Date(), timeZone));
  const year = Math.abs(away) >= A_YEAR && ({ year: 'numeric' } as const);
  return (
    <time
      dateTime={date.toISOString()}
      className={cx(
        'grid min-h-16 w-16 forced-color-adjust-none content-center justify-items-center rounded-md border border-line bg-accent-soft px-1 py-1 text-center text-ink leading-tight',
        className,
      )}
    >
      <span className="sr-only">
        {format.date(date, { weekday: 'long', day: 'numeric', month: 'long', ...year, timeZone })}
      </span>
      <span aria-hidden className="font-semibold text-accent-strong text-xs uppercase tracking-wide">
        {format.date(date, { weekday: 'short', timeZone })}
      </span>
      <span aria-hidden className="font-display font-semibold text-2xl leading-none">
        {format.date(date, { day: 'numeric', timeZone })}
      </span>
      {away !== 0 && (
        <span aria-hidden className="text-xs">
          {format.date(date, { month: 'short', ...year, timeZone })}
        </span>
      )}
    </time>
  );
}
