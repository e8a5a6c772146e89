import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { School } from '@/domain/entities/school';
import { REQUEST_ADDRESS } from '@/features/landing';
import { ErrorState } from '@/ui/error-state';
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
    <div className="mx-auto max-w-column">
      <PageHeader
        title={t('school.closed', { school: school.name })}
        lead={t('school.closedText', { school: school.name })}
      />
      <Link to="/contact" className="link">
        {t('toContact')}
      </Link>
    </div>
  );
}

function Missing() {
  const { t } = useTranslation('joining');
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('school.missing')} lead={t('school.missingText')} />
      <Link to={REQUEST_ADDRESS} className="link">
        {t('school.requestInvite')}
      </Link>
    </div>
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
