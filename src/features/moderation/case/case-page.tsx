import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { useMe, useReviewedSchools } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { useCase } from '../api/use-case';
import { DangerMark } from '../parts/danger-mark';
import { AppealSection } from './appeal-section';
import { CaseReports } from './case-reports';
import { DecisionSection } from './decision-section';
import { EarlierCases } from './earlier-cases';
import { ReportedContent } from './reported-content';

const QUEUE = '/moderator/reports';

/** /moderator/reports/{caseId}: what was reported, what is known of its author, and the decision. */
export function CasePage() {
  const { caseId = '' } = useParams();
  return (
    <ReauthenticationProvider>
      <CaseOf key={caseId} caseId={caseId} />
    </ReauthenticationProvider>
  );
}

function CaseOf({ caseId }: { caseId: string }) {
  const { t } = useTranslation('moderation');
  const live = useCase(caseId);
  // Rules refuse those about and by oneself as those of other schools.
  if (live.data === null || live.error?.code === 'permission-denied') {
    return (
      <EmptyState
        page
        drawing="signpost"
        message={t('case.gone')}
        action={<LinkButton to={QUEUE}>{t('case.back')}</LinkButton>}
      >
        {t('case.goneText')}
      </EmptyState>
    );
  }
  return (
    <Loaded page tall read={live} failedText={t('case.failed')}>
      {(data) => data && <Case about={data} />}
    </Loaded>
  );
}

function Case({ about }: { about: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const { uid } = useMe();
  const school = useReviewedSchools().find(({ id }) => id === about.schoolId);
  const isMine = about.handlerIds.includes(uid);
  return (
    <div className="mx-auto grid max-w-column gap-8">
      <div>
        <PageHeader
          title={t(`about.${about.kind}`, { name: about.subjectName })}
          lead={school?.name ?? '\u00a0'}
          back={{ to: QUEUE, label: t('case.back') }}
        />
        {about.danger && <DangerMark />}
      </div>
      <ReportedContent about={about} />
      <CaseReports about={about} isJudged={about.status === 'open' && isMine} />
      <EarlierCases about={about} />
      <DecisionSection about={about} isMine={isMine} />
      {about.appeal && <AppealSection about={about} appeal={about.appeal} isMine={isMine} />}
    </div>
  );
}
