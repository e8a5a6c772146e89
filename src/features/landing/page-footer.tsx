import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { useHydrated } from '@/ui/use-hydrated';

/** The year the page was prerendered in, so that taking it over in a later year finds what it expects. */
const builtIn = Number(import.meta.env.VITE_BUILT_IN) || new Date().getFullYear();

/** Links to the other public pages, year and copyright. */
export function PageFooter({ signUpTo, logInTo }: { signUpTo: string; logInTo: string }) {
  const { t } = useTranslation('landing');
  const year = useHydrated() ? new Date().getFullYear() : builtIn;
  const links = [
    ['/demo', t('footer.demo')],
    ['/interest', t('footer.interest')],
    ['/contact', t('footer.contact')],
    ['/privacy', t('footer.privacy')],
    ['/terms', t('footer.terms')],
    [signUpTo, t('footer.signUp')],
    [logInTo, t('footer.logIn')],
  ] as const;
  return (
    <footer className="mx-auto mt-12 w-full max-w-page px-4 pb-8 text-sm">
      <div className="double-rule mb-4" />
      <nav aria-label={t('footer.nav', { brand: brand.name })}>
        {/*
         * Columns on whose width no word decides: when the letters come late, each link stays in place. The first has two,
         * as its words are too long for one on a small phone.
         */}
        <ul className="grid grid-cols-2 md:grid-cols-4">
          {links.map(([to, label]) => (
            <li key={label} className="first:col-span-2">
              <Link to={to} reloadDocument={to === '/demo'} className="link inline-flex min-h-8 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-4 text-muted">{t('footer.copyright', { year, brand: brand.name })}</p>
    </footer>
  );
}
