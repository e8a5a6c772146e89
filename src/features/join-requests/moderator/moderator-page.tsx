import { useTranslation } from 'react-i18next';
import { useMe } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { PageHeader } from '@/ui/page-header';
import { Decisions } from './decisions';
import { NameChanges } from './name-changes';
import { OwnSchools } from './own-schools';
import { WaitingReports } from './waiting-reports';
import { WaitingRequests } from './waiting-requests';

/** /moderator: requests, decisions and counts of one's own schools. */
export function ModeratorPage() {
  const { t } = useTranslation('moderator');
  const { schools, approvedSchools, isAdmin } = useMe();
  const own = schools.filter(({ schoolId }) => approvedSchools.includes(schoolId));
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {own.length === 0 ? (
        <EmptyState
          message={t('noSchool')}
          action={isAdmin && <LinkButton to="/admin">{t('toAdmin')}</LinkButton>}
        />
      ) : (
        <div className="grid gap-10 lg:grid-cols-2">
          <OwnSchools schools={own} />
          <WaitingRequests schools={own} />
          <WaitingReports schools={own} />
          <Decisions schools={own} />
          <NameChanges
            schoolIds={own.map(({ schoolId }) => schoolId)}
            schoolName={(id) => own.find(({ schoolId }) => schoolId === id)?.schoolName}
          />
        </div>
      )}
    </>
  );
}
