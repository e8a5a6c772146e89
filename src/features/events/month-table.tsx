import { formatISO, isSameDay, isSameMonth } from 'date-fns';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { cx } from '@/ui/cx';
import { DayEvents } from './day-events';
import { isOnDay } from './month-weeks';
import type { ShownEvent } from './use-optimistic-events';

interface Props {
  caption: string;
  month: Date;
  weeks: readonly (readonly Date[])[];
  shown: readonly ShownEvent[];
}

/** A month as a table, a row for each week. Its days have one height, so that none moves when the events arrive. */
export function MonthTable({ caption, month, weeks, shown }: Props) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const today = new Date();
  return (
    <table className="w-full table-fixed border-collapse rounded-lg bg-surface">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day.getTime()}
              scope="col"
              abbr={format.date(day, { weekday: 'long' })}
              className="border border-line px-2 py-1.5 text-left font-semibold text-muted text-sm"
            >
              {format.date(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place from month to month, and no day moves
          <tr key={row}>
            {week.map((day) => {
              const isToday = isSameDay(day, today);
              return (
                <td
                  key={day.getDay()}
                  aria-current={isToday ? 'date' : undefined}
                  className={cx(
                    'h-34 pointer-coarse:h-48 border border-line p-1 align-top',
                    !isSameMonth(day, month) && 'bg-sunken',
                  )}
                >
                  {/* Where large letters leave no room for the word, the ring says it. */}
                  <div className="@container">
                    <time
                      dateTime={formatISO(day, { representation: 'date' })}
                      className={cx(
                        'mb-1 inline-flex min-h-7 min-w-7 items-center gap-1 rounded-full px-2 text-sm',
                        isToday ? 'border-2 border-accent font-bold text-accent-strong' : 'text-muted',
                      )}
                    >
                      <span aria-hidden>
                        {isToday && <span className="@max-[5.5rem]:hidden">{t('today')} </span>}
                        {format.date(day, { day: 'numeric' })}
                      </span>
                      <span className="sr-only">
                        {isToday && `${t('today')}, `}
                        {format.date(day, { day: 'numeric', month: 'long' })}
                      </span>
                    </time>
                  </div>
                  <DayEvents day={day} shown={shown.filter(({ event }) => isOnDay(event, day))} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
