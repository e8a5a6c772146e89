import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { usePageTitle } from '@/ui/use-page-title';
import { InterestCards } from './interest-cards';
import type { PublicForms } from './public-forms';
import { PublicPage } from './public-page';
import { Railings } from './railings';
import { ShareInvite } from './share-invite';
import { WaitlistForm } from './waitlist-form';

/** `/interest`: the waitlist, for schools without a community yet. */
export function InterestPage({ forms }: { forms: PublicForms }) {
  const { t } = useTranslation('interest');
  usePageTitle(t('meta.title'));
  return (
    <PublicPage>
      <div className="relative isolate border-ink border-b pt-6 pb-10 md:pt-8 md:pb-16">
        <div className="relative mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 lg:grid-cols-2">
          <header className="grid content-start gap-3 lg:col-span-2">
            <h1 className="text-3xl tracking-tight">{t('title', { brand: brand.name })}</h1>
            <p className="max-w-column text-lg text-muted">{t('tagline')}</p>
          </header>
          <WaitlistForm forms={forms} />
        </div>
        <Railings />
      </div>
      <div className="mx-auto grid w-full max-w-page gap-14 px-4 pt-14">
        <ShareInvite forms={forms} />
        <InterestCards />
      </div>
    </PublicPage>
  );
}
