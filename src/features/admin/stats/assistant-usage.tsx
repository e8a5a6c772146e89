import { useTranslation } from 'react-i18next';
import { assistantDay } from '@/domain/assistant/day';
import { USAGE, type UsageRow, usageRows } from '@/domain/assistant/usage';
import { daysUpTo } from '@/domain/statistics';
import { usageCsv } from '@/domain/statistics-csv';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { useAssistantUsage } from '../api/use-assistant-usage';
import { BarChart } from './bar-chart';
import { DayTable } from './day-table';
import { DownloadCsv } from './download-csv';
import { dayDate, total } from './figures';
import { useFreshness } from './use-freshness';

/** What the Parent Assistant did and used. Its days are its own, so it stands apart from the rest. */
export function AssistantUsage({ schoolId, period }: { schoolId: string | null; period: number }) {
  const { t } = useTranslation('admin');
  const days = daysUpTo(dayDate(assistantDay(new Date())), period);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const freshnessOf = useFreshness();
  const found = useAssistantUsage(schoolId, from, to);
  return (
    <Loaded failed={t('failed')} read={found}>
      {(stored) => {
        const rows = usageRows(stored, days);
        return (
          <Section
            title={t('stats.assistant.title')}
            lead={`${t('stats.assistant.lead')} ${freshnessOf(schoolId, stored)}`}
            actions={
              <DownloadCsv
                label={t('stats.assistant.download')}
                csv={() => usageCsv(rows)}
                name={`assistant-${schoolId ?? 'all'}-${from}-${to}.csv`}
              />
            }
          >
            <Figures rows={rows} />
          </Section>
        );
      }}
    </Loaded>
  );
}

function Figures({ rows }: { rows: UsageRow[] }) {
  const { t } = useTranslation('admin');
  if (USAGE.every((measure) => total(rows, measure) === 0)) {
    return <p className="text-muted">{t('stats.assistant.none')}</p>;
  }
  return (
    <>
      {total(rows, 'modelCalls') === 0 && <p className="text-muted">{t('stats.assistant.noModel')}</p>}
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        {USAGE.map((measure) => (
          <BarChart
            key={measure}
            title={t(`stats.assistant.measures.${measure}`)}
            summary={t('stats.total', { count: total(rows, measure), days: rows.length })}
            points={rows.map((row) => ({ day: row.day, value: row[measure] }))}
          />
        ))}
      </div>
      <DayTable
        label={t('stats.assistant.table')}
        columns={USAGE.map((measure) => ({
          measure,
          title: t(`stats.assistant.measures.${measure}`),
          summed: true,
        }))}
        rows={rows}
      />
    </>
  );
}
