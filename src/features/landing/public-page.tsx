import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { GateMark } from '@/ui/gate-mark';
import { SkipLink } from '@/ui/skip-link';
import { useScrollAndFocusReset } from '@/ui/use-scroll-and-focus-reset';
import { PageFooter } from './page-footer';

interface PublicPageProps {
  children: ReactNode;
  /** Links in the footer carry it on. */
  signUpTo?: string;
  logInTo?: string;
}

/** Masthead and footer around the public pages. They need no session, so they are there without one. */
export function PublicPage({ children, signUpTo = '/signup', logInTo = '/login' }: PublicPageProps) {
  const { t } = useTranslation('landing');
  useScrollAndFocusReset();
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <header className="mx-auto flex min-h-16 w-full max-w-page items-center gap-x-4 px-4">
        <Link
          to="/"
          aria-label={t('masthead.home', { brand: brand.name })}
          className="flex h-[2.25rem] max-w-max flex-1 basis-[2.25rem] flex-wrap items-center gap-x-2 overflow-hidden font-display font-semibold text-xl leading-[2.25rem]"
        >
          <GateMark className="size-[2.25rem]" />
          <span>{brand.name}</span>
        </Link>
        <nav
          aria-label={t('masthead.nav', { brand: brand.name })}
          className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-1"
        >
          <Link to="/demo" reloadDocument className={navLink}>
            {t('masthead.demo')}
          </Link>
          <Link to={logInTo} className={navLink}>
            {t('masthead.logIn')}
          </Link>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PageFooter signUpTo={signUpTo} logInTo={logInTo} />
    </div>
  );
}

const navLink =
  'target inline-flex items-center rounded-md px-3 font-semibold text-accent transition-colors hover:bg-accent-soft';
