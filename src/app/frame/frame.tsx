import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { SkipLink } from '@/ui/skip-link';
import { useScrollAndFocusReset } from '@/ui/use-scroll-and-focus-reset';
import { ErrorBoundary } from '../error-boundary';
import { PageLoading } from '../page-loading';
import { Logo } from './logo';
import { Watchdog } from './watchdog';

export interface FrameProps {
  /** Where the logo leads: /dashboard, /demo in the demo, / for visitors. */
  home: string;
  /** Bell and account menu; they need the session, the frame does not. */
  tools?: ReactNode;
  /** What has to be known on every screen: offline, not sent. */
  status?: ReactNode;
  /** Shown when the page takes too long; null on pages without a session. */
  onLogOut?: (() => void) | null;
  children: ReactNode;
}

/** The shared frame (product §2.12). It paints before anything of the backend has arrived. */
export function Frame({ home, tools, status, onLogOut = null, children }: FrameProps) {
  const { t } = useTranslation('frame');
  const location = useLocation();
  useScrollAndFocusReset();
  const showDashboard = home === '/dashboard' && location.pathname !== '/dashboard';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-line border-b bg-paper">
        <div className="@container mx-auto flex min-h-16 w-full max-w-page items-center gap-2 px-4 md:gap-4">
          <Logo to={home} />
          <nav
            className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-1 md:gap-3"
            aria-label={t('account')}
          >
            {showDashboard && (
              // Measured in the reader's letters: where they leave it no room, the logo leads there as well.
              <Link
                to="/dashboard"
                className="target @min-[16rem]:inline-flex hidden items-center px-2 font-semibold text-accent"
              >
                {t('dashboard')}
              </Link>
            )}
            {tools}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-6 md:py-8">
        {status}
        <Watchdog onLogOut={onLogOut}>
          <ErrorBoundary framed location={location.pathname}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </ErrorBoundary>
        </Watchdog>
      </main>
    </div>
  );
}
