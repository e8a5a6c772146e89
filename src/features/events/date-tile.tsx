import { differenceInCalendarMonths } from 'date-fns';
import { useFormat } from '@/i18n/format';
import { cx } from '@/ui/cx';

const A_YEAR = 12;

/** The day of an event as a leaf of a calendar: MON / 23, with the month where it is not the present one. */
export function DateTile({ date, className }: { date: Date; className?: string }) {
  const format = useFormat();
  const away = differenceInCalendarMonths(date, new Date());
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
        {format.date(date, { weekday: 'long', day: 'numeric', month: 'long', ...year })}
      </span>
      <span aria-hidden className="font-semibold text-accent-strong text-xs uppercase tracking-wide">
        {format.date(date, { weekday: 'short' })}
      </span>
      <span aria-hidden className="font-display font-semibold text-2xl leading-none">
        {format.date(date, { day: 'numeric' })}
      </span>
      {away !== 0 && (
        <span aria-hidden className="text-xs">
          {format.date(date, { month: 'short', ...year })}
        </span>
      )}
    </time>
  );
}
