import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTED, LEVELS, type StatisticsRow } from '@/domain/statistics';
import { useFormat } from '@/i18n/format';
import { Section } from '@/ui/section';
import { dayDate, total } from './figures';

const SUMS = [...COUNTED, 'questions'] as const;
const COLUMNS = [...SUMS, ...LEVELS] as const;
const CELL = 'whitespace-nowrap px-3 py-1.5 text-right';

/** Every number of the charts, newest day first. */
export function NumbersTable({ rows, actions }: { rows: StatisticsRow[]; actions: ReactNode }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <Section title={t('stats.table')} actions={actions}>
      <section
        // Scrolled with the keyboard, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take focus.
        tabIndex={0}
        aria-label={t('stats.table')}
        className="max-h-128 overflow-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-collapse text-sm tabular-nums">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-2 text-left">
                {t('stats.day')}
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 text-right align-bottom">
                  {t(`stats.measures.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-line border-b font-semibold">
              <th scope="row" className="px-3 py-1.5 text-left">
                {t('stats.total')}
              </th>
              {SUMS.map((column) => (
                <td key={column} className={CELL}>
                  {format.number(total(rows, column))}
                </td>
              ))}
              {LEVELS.map((column) => (
                <td key={column} />
              ))}
            </tr>
            {rows.toReversed().map((row) => (
              <tr key={row.day} className="border-line border-b last:border-0">
                <th scope="row" className="whitespace-nowrap px-3 py-1.5 text-left font-normal">
                  {format.date(dayDate(row.day), { dateStyle: 'medium', timeZone: 'UTC' })}
                </th>
                {COLUMNS.map((column) => {
                  const value = row[column];
                  return (
                    <td key={column} className={CELL}>
                      {value === null ? '–' : format.number(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
