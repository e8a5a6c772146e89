import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Backend } from '@/backend';
import { normalizeCode } from '@/domain/slugs';
import { useHydrated } from '@/ui/use-hydrated';
import { usePageTitle } from '@/ui/use-page-title';
import { Hero } from './hero';
import { LazyBelowTheFold } from './lazy-below-the-fold';
import type { PublicForms } from './public-forms';
import { PublicPage } from './public-page';
import { useInvitedSchool } from './use-invited-school';
import { useRedirectSignedIn } from './use-redirect-signed-in';

export interface LandingPageProps {
  loadBackend: () => Promise<Backend>;
  forms: PublicForms;
}

/** `/`: with an invite code it invites to that school, without one it says how to get one. */
export function LandingPage({ loadBackend, forms }: LandingPageProps) {
  const { t } = useTranslation('landing');
  usePageTitle(t('meta.title'));
  const [query] = useSearchParams();
  // The prerendered page knows no query.
  const code = normalizeCode(useHydrated() ? query.get('code') : null);
  const school = useInvitedSchool(code, loadBackend);
  const carried = code ? `?${new URLSearchParams({ code })}` : '';
  // A member of one school opens the invite of another.
  useRedirectSignedIn(loadBackend, code ? `/join-school${carried}` : '/dashboard');
  const signUpTo = `/signup${carried}`;
  const logInTo = `/login${carried}`;
  return (
    <PublicPage signUpTo={signUpTo} logInTo={logInTo}>
      <Hero code={code} school={school} signUpTo={signUpTo} logInTo={logInTo} />
      <LazyBelowTheFold forms={forms} />
    </PublicPage>
  );
}
