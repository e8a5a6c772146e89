import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { DELETION_DAYS, EXPORT_HOURS, MAX_PROOF_DAYS } from '@/domain/limits';
import { PageHeader } from '@/ui/page-header';
import { ControllerSection } from './controller-section';
import { LegalSections } from './legal-sections';
import { PublicPage } from './public-page';
import { findServices } from './services';

/** `/privacy`: what is held about people, as the code does it. A change there changes the words here. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { leaveOut, ...services } = findServices();
  const sections = t('sections', {
    returnObjects: true,
    brand: brand.name,
    proofDays: MAX_PROOF_DAYS,
    deletionDays: DELETION_DAYS,
    exportHours: EXPORT_HOURS,
    ...services,
  });
  return (
    <PublicPage>
      <div className="mx-auto w-full max-w-column px-4 pt-8">
        <PageHeader title={t('title')} lead={t('lead', { brand: brand.name })} />
        <div className="grid grid-cols-1 gap-10">
          <ControllerSection />
          <LegalSections sections={sections} leaveOut={leaveOut} />
        </div>
      </div>
    </PublicPage>
  );
}
