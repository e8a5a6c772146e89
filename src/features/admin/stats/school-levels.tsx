import { useTranslation } from 'react-i18next';
import type { SchoolDay } from '@/domain/statistics';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { useMeasure } from '../api/use-measure';
import { useSchoolLevels } from '../api/use-school-levels';
import { useSchoolNames } from '../api/use-school-names';
import { newestLevels } from './newest-levels';
import { ScrollableTable } from './scrollable-table';

/** Parents and active parents of each school, as last measured. */
export function SchoolLevels() {
  const { t } = useTranslation('admin');
  const measuring = useMeasure();
  const levels = useSchoolLevels();
  return (
    <Section
      title={t('stats.bySchool')}
      lead={t('stats.bySchoolLead')}
      actions={
        <Button
          variant="secondary"
          size="sm"
          busy={measuring.isPending}
          busyLabel={t('stats.measuring')}
          onClick={() => measuring.mutate()}
        >
          {t('stats.measure')}
        </Button>
      }
    >
      <Loaded failed={t('failed')} read={levels}>
        {(days) => <LevelsTable levels={newestLevels(days)} />}
      </Loaded>
    </Section>
  );
}

function LevelsTable({ levels }: { levels: SchoolDay[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { nameOf } = useSchoolNames();
  if (levels.length === 0) return <p className="text-muted">{t('stats.noLevels')}</p>;
  return (
    <ScrollableTable label={t('stats.bySchool')}>
      <table className="w-full border-collapse tabular-nums">
        <thead>
          <tr className="border-line border-b text-left text-sm">
            <th scope="col" className="px-3 py-2">
              {t('stats.school')}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {t('stats.measures.parents')}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {t('stats.measures.activeParents')}
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ schoolId, parents, activeParents }) => (
            <tr key={schoolId} className="border-line border-b last:border-0">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {nameOf(schoolId)}
              </th>
              <td className="px-3 py-2 text-right">{format.number(parents ?? 0)}</td>
              <td className="px-3 py-2 text-right">{format.number(activeParents ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
