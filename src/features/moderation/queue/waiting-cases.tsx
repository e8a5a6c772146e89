import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { useWaitingCases } from '../api/use-waiting-cases';
import { CaseRow } from './case-row';

interface Props {
  /** Null for all schools. */
  schoolIds: string[] | null;
  nameOf: (schoolId: string) => string | undefined;
}

/** What waits for a decision, in the order of its urgency. */
export function WaitingCases({ schoolIds, nameOf }: Props) {
  const { t } = useTranslation('moderation');
  const waiting = useWaitingCases(schoolIds);
  return (
    <Loaded
      read={waiting}
      failedText={t('queue.failed')}
      loading={
        <SkeletonGroup label={t('queue.loading')}>
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonGroup>
      }
    >
      {(cases) =>
        cases.length === 0 ? (
          <EmptyState drawing="bench" message={t('queue.none')} />
        ) : (
          <ul className="grid grid-cols-1 gap-4">
            {cases.map((about) => (
              <CaseRow key={about.id} about={about} school={nameOf(about.schoolId)} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
