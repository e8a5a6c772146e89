import { useTranslation } from 'react-i18next';
import { LEVELS, STATISTICS_TIME_ZONE, type StatisticsRow, SUMMED } from '@/domain/statistics';
import { useFormat } from '@/i18n/format';
import { Section } from '@/ui/section';
import { BarChart } from './bar-chart';
import { dayDate, latest, total } from './figures';
import { useComparison } from './use-comparison';

interface Props {
  /** How fresh the numbers are. */
  freshness: string;
  rows: StatisticsRow[];
  /** The period before, as long; null where the numbers do not reach back that far. */
  before: StatisticsRow[] | null;
}

/** One small chart for each measure: levels first, then what came in. */
export function Charts({ freshness, rows, before }: Props) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const compare = useComparison(rows.length);
  const shortDay = (day: string) =>
    format.date(dayDate(day), { month: 'short', day: 'numeric', timeZone: STATISTICS_TIME_ZONE });
  return (
    <Section title={t('stats.charts')} lead={freshness}>
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        {LEVELS.map((measure) => {
          const last = latest(rows, measure);
          const then = before && latest(before, measure);
          return (
            <BarChart
              key={measure}
              title={t(`stats.measures.${measure}`)}
              summary={
                last
                  ? t('stats.latest', { count: last.value, day: shortDay(last.day) })
                  : t('stats.unmeasured')
              }
              before={last && compare('levelBefore', last.value, then?.value ?? null)}
              points={rows.map((row) => ({ day: row.day, value: row[measure] }))}
            />
          );
        })}
        {SUMMED.map((measure) => (
          <BarChart
            key={measure}
            title={t(`stats.measures.${measure}`)}
            summary={t('stats.total', { count: total(rows, measure), days: rows.length })}
            before={compare('before', total(rows, measure), before && total(before, measure))}
            points={rows.map((row) => ({ day: row.day, value: row[measure] }))}
          />
        ))}
      </div>
    </Section>
  );
}
