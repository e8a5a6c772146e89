import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/entities/user';
import { PagedList } from '@/ui/paged-list';
import { RelativeTime } from '@/ui/relative-time';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useNameChanges } from '../api/use-name-changes';

interface Props {
  /** Null for all schools, of which only admins may ask. */
  schoolIds: string[] | null;
  schoolName: (schoolId: string) => string | null | undefined;
}

/** Who is called otherwise since a reviewer has let them in: what they were called, and are. */
export function NameChanges({ schoolIds, schoolName }: Props) {
  const { t } = useTranslation('moderator');
  const changes = useNameChanges(schoolIds);
  return (
    <Section title={t('nameChanges')} lead={t('nameChangesLead')} className="lg:col-span-2">
      <PagedList
        pages={changes}
        failedText={t('nameChangesFailed')}
        empty={t('noNameChanges')}
        loading={
          <SkeletonGroup>
            <SkeletonLines />
          </SkeletonGroup>
        }
      >
        {(all) => (
          <ul className="grid divide-y divide-line">
            {all.map(({ id, schoolId, from, to, at }) => (
              <li
                key={`${id}_${schoolId}`}
                className="flex flex-wrap items-baseline justify-between gap-x-4 py-3"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {t('nameChange', { from: fullName(from), to: fullName(to) })}{' '}
                  <span className="text-muted text-sm">{schoolName(schoolId)}</span>
                </span>
                <RelativeTime date={at} className="text-muted text-sm" />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}
