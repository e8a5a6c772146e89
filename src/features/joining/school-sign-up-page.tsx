import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { School } from '@/domain/entities/school';
import { REQUEST_ADDRESS } from '@/features/landing';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { PageHeader } from '@/ui/page-header';
import { LoadingText } from '@/ui/spinner';
import { useErrorMessage } from '@/ui/use-error-message';
import { useSchoolBySlug } from './api/use-school-by-slug';
import { HowItWorks } from './how-it-works';
import { SchoolEntrance } from './school-entrance';

/** /{schoolSlug}: a school's own sign-up page. */
export function SchoolSignUpPage() {
  const { t } = useTranslation('joining');
  const errorMessage = useErrorMessage();
  const { schoolSlug = '' } = useParams();
  const school = useSchoolBySlug(schoolSlug.toLowerCase());
  if (school.error) {
    return (
      <ErrorState
        page
        message={`${t('school.failed')} ${errorMessage(school.error)}`}
        retrying={school.isFetching}
        onRetry={school.retry}
      />
    );
  }
  if (school.data === undefined) return <LoadingText page>{t('school.loading')}</LoadingText>;
  if (!school.data) return <Missing />;
  return school.data.archivedAt ? <Closed school={school.data} /> : <Found school={school.data} />;
}

/** The school is there, and nobody can join it. */
function Closed({ school }: { school: School }) {
  const { t } = useTranslation('joining');
  return (
    <EmptyState
      page
      drawing="waiting"
      message={t('school.closed', { school: school.name })}
      action={<LinkButton to="/contact">{t('toContact')}</LinkButton>}
      className="mx-auto w-full max-w-column"
    >
      {t('school.closedText', { school: school.name })}
    </EmptyState>
  );
}

function Missing() {
  const { t } = useTranslation('joining');
  return (
    <EmptyState
      page
      drawing="signpost"
      message={t('school.missing')}
      action={<LinkButton to={REQUEST_ADDRESS}>{t('school.requestInvite')}</LinkButton>}
      className="mx-auto w-full max-w-column"
    >
      {t('school.missingText')}
    </EmptyState>
  );
}

function Found({ school }: { school: School }) {
  const { t } = useTranslation('joining');
  const { name, city } = school;
  const lead = city ? t('school.lead', { school: name, city }) : t('school.leadNoCity', { school: name });
  return (
    <>
      <PageHeader title={t('school.title', { school: name })} lead={lead} />
      <div className="grid items-start gap-10 md:grid-cols-[minmax(0,14fr)_minmax(0,5fr)] md:gap-16">
        {/* A new one for another school: nothing of this attempt may go there. */}
        <SchoolEntrance key={school.id} school={school} />
        <HowItWorks />
      </div>
    </>
  );
}
