import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { LinkButton } from '@/ui/link-button';
import { GateDrawing } from './gate-drawing';
import { GateNotes } from './gate-notes';
import { InviteBanner } from './invite-banner';
import { Railings } from './railings';

interface HeroProps {
  code: string | null;
  school: string | null;
  signUpTo: string;
  logInTo: string;
}

/** The school gate itself: what is said on the left, the notes people leave on the right. */
export function Hero({ code, school, signUpTo, logInTo }: HeroProps) {
  const { t } = useTranslation('landing');
  return (
    <div className="relative isolate border-ink border-b">
      <div className="relative mx-auto grid max-w-page grid-cols-1 items-end gap-x-10 gap-y-10 px-4 pt-6 md:pt-8 lg:grid-cols-[minmax(0,1fr)_min(32rem,49%)]">
        <div className="grid gap-6 self-start lg:pb-36">
          <h1 className="max-w-[13ch] text-3xl tracking-tight">{t('hero.title')}</h1>
          <p className="max-w-[34rem] text-pretty text-lg">{t('hero.lead', { brand: brand.name })}</p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-4">
            <LinkButton to={signUpTo} variant="primary" className="px-6">
              {t('hero.start')}
            </LinkButton>
            <LinkButton to={logInTo}>{t('hero.logIn')}</LinkButton>
            <Link to="/demo" reloadDocument className="link inline-flex min-h-11 items-center px-1">
              {t('hero.demo')}
            </Link>
          </div>
          <InviteBanner code={code} school={school} />
        </div>
        <figure className="@container relative mx-auto w-full max-w-[32rem]">
          <GateDrawing />
          <GateNotes />
        </figure>
      </div>
      <Railings />
    </div>
  );
}
