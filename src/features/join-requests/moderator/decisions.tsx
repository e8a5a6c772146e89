import { useTranslation } from 'react-i18next';
import type { NamedEntry } from '@/backend/ports/admin';
import type { UserSchool } from '@/domain/entities/user';
import { PagedList } from '@/ui/paged-list';
import { RelativeTime } from '@/ui/relative-time';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useDecisions } from '../api/use-decisions';

/** The latest approvals and rejections, from the audit log. */
export function Decisions({ schools }: { schools: readonly UserSchool[] }) {
  const { t } = useTranslation('moderator');
  const decisions = useDecisions(schools.map(({ schoolId }) => schoolId));
  return (
    <Section title={t('decisions')} className="lg:col-span-2">
      <PagedList
        pages={decisions}
        failedText={t('decisionsFailed')}
        empty={t('noDecisions')}
        loading={
          <SkeletonGroup>
            <SkeletonLines />
          </SkeletonGroup>
        }
      >
        {(entries) => (
          <ul className="grid divide-y divide-line">
            {entries.map((entry) => (
              <Decision key={entry.id} entry={entry} schools={schools} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

function Decision({ entry, schools }: { entry: NamedEntry; schools: readonly UserSchool[] }) {
  const { t } = useTranslation('moderator');
  const { action, actorName, targetName, schoolId, at } = entry;
  if (action !== 'approve-request' && action !== 'reject-request') return null;
  const school = schools.find((one) => one.schoolId === schoolId);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <span className="min-w-0">
        {t(`acts.${action}`, { actor: actorName ?? t('someone'), target: targetName ?? t('aParent') })}{' '}
        {school && t('forSchool', { school: school.schoolName })}
      </span>
      <RelativeTime date={at} className="text-muted text-sm" />
    </li>
  );
}
