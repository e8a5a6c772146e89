import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysUpTo, statisticsRows } from '@/domain/statistics';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { Select } from '@/ui/select';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useAddressChoice } from '@/ui/use-address-choice';
import { useSchoolNames } from '../api/use-school-names';
import { useStatistics } from '../api/use-statistics';
import { DAYS_OF_PROOF, reachesBackTo } from './figures';
import { Referrals } from './referrals';
import { SchoolLevels } from './school-levels';
import { useFreshness } from './use-freshness';

const Numbers = lazyComponent(() => import('../late').then((m) => m.Numbers), {
  messages: ['tables'],
});
const AssistantUsage = lazyComponent(() => import('../late').then((m) => m.AssistantUsage), {
  messages: ['tables'],
});

const PERIODS = [7, 30, 90] as const;
const USUAL_PERIOD = 30;

/** /admin/stats: what happened in a period, in one school or in all. The address keeps the choice. */
export function StatsPage() {
  const { t } = useTranslation('admin');
  const [chosenDays, chooseDays] = useAddressChoice('days');
  const [schoolId, chooseSchool] = useAddressChoice('school');
  const { schools } = useSchoolNames();
  const period = PERIODS.find((days) => String(days) === chosenDays) ?? USUAL_PERIOD;
  const all = useMemo(() => daysUpTo(new Date(), 2 * period + DAYS_OF_PROOF), [period]);
  const [before, days] = [all.slice(-2 * period, -period), all.slice(-period)];
  const [from = '', to = ''] = [all[0], all.at(-1)];
  const freshnessOf = useFreshness();
  const found = useStatistics(schoolId, from, to);
  const waiting = (
    <SkeletonGroup className="min-h-dvh content-start">
      <SkeletonLines lines={6} />
    </SkeletonGroup>
  );

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
        <Loaded failed={t('failed')} read={found} loading={waiting}>
          {(parts) => (
            <LazyBoundary waiting={waiting}>
              <Numbers
                freshness={freshnessOf(schoolId, parts)}
                rows={statisticsRows(parts, days)}
                before={reachesBackTo(parts, before[0] ?? '') ? statisticsRows(parts, before) : null}
                file={`${schoolId ?? 'all'}-${days[0]}-${to}.csv`}
              />
            </LazyBoundary>
          )}
        </Loaded>
        <LazyBoundary waiting={waiting}>
          <AssistantUsage schoolId={schoolId} period={period} />
        </LazyBoundary>
        <SchoolLevels />
        <Referrals />
      </div>
    </>
  );
}
