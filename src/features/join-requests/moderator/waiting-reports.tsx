import { Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserSchool } from '@/domain/entities/user';
import { useReportsWaiting } from '@/features/moderation';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';

/** How many reports wait for this moderator, and the way to them and to the rules they name. */
export function WaitingReports({ schools }: { schools: readonly UserSchool[] }) {
  const { t } = useTranslation('moderator');
  const reports = useReportsWaiting(schools.map(({ schoolId }) => schoolId));
  return (
    <Section
      title={t('reports')}
      className="lg:col-span-2"
      actions={
        <LinkButton size="sm" to="/moderator/reports">
          {t('reportsReview')}
        </LinkButton>
      }
    >
      <Loaded
        read={reports}
        failedText={t('reportsFailed')}
        loading={
          <SkeletonGroup>
            <SkeletonLines lines={1} />
          </SkeletonGroup>
        }
      >
        {({ count, isDanger }) => (
          <>
            {isDanger && (
              <p className="flex items-center gap-2 font-bold text-danger">
                <Siren aria-hidden className="size-5 shrink-0" />
                {t('reportsDanger')}
              </p>
            )}
            <p>{count === 0 ? t('reportsNone') : t('reportsWaiting', { count })}</p>
          </>
        )}
      </Loaded>
      <LinkButton size="sm" to="/moderator/community" className="justify-self-start">
        {t('community')}
      </LinkButton>
    </Section>
  );
}
