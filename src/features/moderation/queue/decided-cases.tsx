import { useTranslation } from 'react-i18next';
import { PagedList } from '@/ui/paged-list';
import { Section } from '@/ui/section';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { useDecidedCases } from '../api/use-decided-cases';
import { CaseRow } from './case-row';

interface Props {
  /** One list each; null for all schools in one, of which only admins may ask. */
  schoolIds: readonly (string | null)[];
  nameOf: (schoolId: string) => string | undefined;
}

/** What was decided, newest first: of each school by itself, as rules let a moderator ask for no more. */
export function DecidedCases({ schoolIds, nameOf }: Props) {
  const lists = schoolIds.map((schoolId) => <DecidedOf key={schoolId} schoolId={schoolId} nameOf={nameOf} />);
  if (lists.length === 1) return lists;
  return (
    <div className="grid gap-8">
      {schoolIds.map((schoolId, index) => (
        <Section key={schoolId} title={nameOf(schoolId ?? '') ?? '\u00a0'}>
          {lists[index]}
        </Section>
      ))}
    </div>
  );
}

function DecidedOf({ schoolId, nameOf }: { schoolId: string | null; nameOf: Props['nameOf'] }) {
  const { t } = useTranslation('moderation');
  const decided = useDecidedCases(schoolId);
  return (
    <PagedList
      pages={decided}
      failedText={t('queue.decidedFailed')}
      empty={t('queue.noneDecided')}
      loading={
        <SkeletonGroup label={t('queue.loading')}>
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonGroup>
      }
    >
      {(cases) => (
        <ul className="grid grid-cols-1 gap-4">
          {cases.map((about) => (
            <CaseRow key={about.id} about={about} school={nameOf(about.schoolId)} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
