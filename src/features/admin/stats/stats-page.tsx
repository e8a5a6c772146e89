import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysUpTo, statisticsCsv, statisticsRows } from '@/domain/statistics';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { Select } from '@/ui/select';
import { useAddressChoice } from '@/ui/use-address-choice';
import { useSchoolNames } from '../api/use-school-names';
import { useStatistics } from '../api/use-statistics';
import { AssistantUsage } from './assistant-usage';
import { Charts } from './charts';
import { DownloadCsv } from './download-csv';
import { NumbersTable } from './numbers-table';
import { Referrals } from './referrals';
import { SchoolLevels } from './school-levels';

const PERIODS = [7, 30, 90] as const;
const USUAL_PERIOD = 30;

/** /admin/stats: what happened in a period, in one school or in all. The address keeps the choice. */
export function StatsPage() {
  const { t } = useTranslation('admin');
  const [chosenDays, chooseDays] = useAddressChoice('days');
  const [schoolId, chooseSchool] = useAddressChoice('school');
  const { schools } = useSchoolNames();
  const period = PERIODS.find((days) => String(days) === chosenDays) ?? USUAL_PERIOD;
  const days = useMemo(() => daysUpTo(new Date(), period), [period]);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const found = useStatistics(schoolId, from, to);

  return (
    <>
      <PageHeader title={t('stats.title')} lead={t('stats.lead')} back={{ to: '/admin', label: t('back') }} />
      <div className="grid gap-10">
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('stats.period')}
            value={String(period)}
            onChange={(event) => chooseDays(event.target.value)}
            options={PERIODS.map((count) => ({ value: String(count), label: t('stats.days', { count }) }))}
          />
          <Select
            label={t('stats.school')}
            value={schoolId ?? ''}
            onChange={(event) => chooseSchool(event.target.value)}
            placeholder={t('stats.allSchools')}
            options={(schools ?? []).map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }))}
          />
        </div>
        <Loaded tall failed={t('failed')} read={found}>
          {(parts) => {
            const rows = statisticsRows(parts, days);
            return (
              <>
                <Charts rows={rows} />
                <NumbersTable
                  rows={rows}
                  actions={
                    <DownloadCsv
                      label={t('stats.download')}
                      csv={() => statisticsCsv(rows)}
                      name={`${schoolId ?? 'all'}-${from}-${to}.csv`}
                    />
                  }
                />
              </>
            );
          }}
        </Loaded>
        <AssistantUsage schoolId={schoolId} period={period} />
        <SchoolLevels />
        <Referrals />
      </div>
    </>
  );
}
