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
    <footer className="mx-auto mt-12 w-full max-w-page px-4 pb-8">
      <div className="double-rule mb-4" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 text-sm">
        <nav aria-label={t('footer.nav', { brand: brand.name })}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {links.map(([to, label]) => (
              <li key={label}>
                <Link
                  to={to}
                  reloadDocument={to === '/demo'}
                  className="link inline-flex min-h-8 items-center"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-muted">{t('footer.copyright', { year, brand: brand.name })}</p>
      </div>
    </footer>
  );
}
