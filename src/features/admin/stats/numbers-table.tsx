import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LEVELS, type StatisticsRow, SUMMED } from '@/domain/statistics';
import { Section } from '@/ui/section';
import { DayTable } from './day-table';

/** Every number of the charts, newest day first. */
export function NumbersTable({ rows, actions }: { rows: StatisticsRow[]; actions: ReactNode }) {
  const { t } = useTranslation('admin');
  const columns = [
    ...SUMMED.map((measure) => ({ measure, summed: true })),
    ...LEVELS.map((measure) => ({ measure, summed: false })),
  ];
  return (
    <Section title={t('stats.table')} actions={actions}>
      <DayTable
        label={t('stats.table')}
        columns={columns.map((column) => ({ ...column, title: t(`stats.measures.${column.measure}`) }))}
        rows={rows}
      />
    </Section>
  );
}
