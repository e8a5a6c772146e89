import { useTranslation } from 'react-i18next';
import { STATISTICS_TIME_ZONE } from '@/domain/statistics';
import { useFormat } from '@/i18n/format';
import { dayDate, total } from './figures';
import { ScrollableTable } from './scrollable-table';

interface Column<Measure> {
  measure: Measure;
  title: string;
  /** Levels are not added up. */
  summed: boolean;
}

interface Props<Measure extends string> {
  label: string;
  columns: readonly Column<Measure>[];
  /** Oldest first; shown newest first. */
  rows: readonly ({ day: string } & Record<Measure, number | null>)[];
}

const CELL = 'whitespace-nowrap px-3 py-1.5 text-right';

/** Numbers by day with their sums, in a box that scrolls. */
export function DayTable<Measure extends string>({ label, columns, rows }: Props<Measure>) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <ScrollableTable label={label}>
      <table className="w-full border-collapse text-sm tabular-nums">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2 text-left">
              {t('stats.day')}
            </th>
            {columns.map(({ measure, title }) => (
              <th key={measure} scope="col" className="px-3 py-2 text-right align-bottom">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-line border-b font-semibold">
            <th scope="row" className="px-3 py-1.5 text-left">
              {t('stats.total')}
            </th>
            {columns.map(({ measure, summed }) => (
              <td key={measure} className={CELL}>
                {summed && format.number(total<Measure>(rows, measure))}
              </td>
            ))}
          </tr>
          {rows.toReversed().map((row) => (
            <tr key={row.day} className="border-line border-b last:border-0">
              <th scope="row" className="whitespace-nowrap px-3 py-1.5 text-left font-normal">
                {format.date(dayDate(row.day), { timeZone: STATISTICS_TIME_ZONE })}
              </th>
              {columns.map(({ measure }) => {
                const value: number | null = row[measure];
                return (
                  <td key={measure} className={CELL}>
                    {value === null ? '–' : format.number(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
