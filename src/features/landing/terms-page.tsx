import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { PageHeader } from '@/ui/page-header';
import { LegalSections } from './legal-sections';
import { PublicPage } from './public-page';

/** `/terms`: what people who join and those who run the site can expect of each other. */
export function TermsPage() {
  const { t } = useTranslation('terms');
  const sections = t('sections', { returnObjects: true, brand: brand.name });
  return (
    <PublicPage>
      <div className="mx-auto w-full max-w-column px-4 pt-8">
        <PageHeader title={t('title')} lead={t('lead', { brand: brand.name })} />
        <div className="grid grid-cols-1 gap-10">
          <LegalSections sections={sections} />
        </div>
      </div>
    </PublicPage>
  );
}
