import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { cx } from '@/ui/cx';
import { Turning } from '@/ui/moving';
import { SkipLink } from '@/ui/skip-link';
import { useKeptPlace } from '@/ui/use-kept-place';
import { useScrollAndFocusReset } from '@/ui/use-scroll-and-focus-reset';
import { ErrorBoundary } from '../error-boundary';
import { Logo } from './logo';
import { RouteLoading } from './route-loading';
import { Watchdog } from './watchdog';

export interface FrameProps {
  /** Where the logo leads: /dashboard, /demo in the demo, / for visitors. */
  home: string;
  /** Visitors have a row at the top alone; accounts a rail from 1024 px on, and below a bar of tabs (product §2.12). */
  area?: 'visitor' | 'account';
  /** Of a school, or taken for one until it is known. */
  isMember?: boolean;
  /** The school, for its members. */
  school?: ReactNode;
  /** The places of the community: tabs, or the rail's list. */
  places?: ReactNode;
  /** Search, bell and account menu; they need the session, the frame does not. */
  tools?: ReactNode;
  /** What has to be known on every screen: offline, not sent. */
  status?: ReactNode;
  /** Shown when the page takes too long; null on pages without a session. */
  onLogOut?: (() => void) | null;
  children: ReactNode;
}

/** The shared frame (product §2.12). It paints before anything of the backend has arrived. */
export function Frame({
  home,
  area = 'visitor',
  isMember = false,
  school,
  places,
  tools,
  status,
  onLogOut = null,
  children,
}: FrameProps) {
  const location = useLocation();
  useScrollAndFocusReset();
  useKeptPlace();
  const hasRail = area === 'account';
  return (
    <div className={cx('flex min-h-dvh flex-col', hasRail && 'lg:flex-row')}>
      <SkipLink />
      <div
        className={cx(
          'contents',
          hasRail &&
            'lg:sticky lg:top-0 lg:z-30 lg:flex lg:h-dvh lg:w-(--rail) lg:shrink-0 lg:flex-col lg:gap-3 lg:overflow-y-auto lg:border-line lg:border-r lg:px-3 lg:pt-2 lg:pb-3',
        )}
      >
        <header
          data-head
          className={cx(
            '@container sticky top-0 z-30 flex min-h-12 items-center gap-1 border-line border-b bg-paper px-4',
            hasRail &&
              'lg:static lg:shrink-0 lg:flex-wrap lg:gap-y-2 lg:border-b-0 lg:bg-transparent lg:px-0',
          )}
        >
          <Logo to={home} inRail={hasRail} compact={isMember} />
          {/* Its room from the start, or what is below it would move. */}
          {school || (hasRail && <span className="hidden lg:block lg:min-h-11 lg:basis-full" />)}
          <div
            className={cx(
              'ml-auto flex min-w-0 items-center justify-end gap-1',
              hasRail ? 'lg:min-h-11 lg:flex-1' : 'md:gap-2',
            )}
          >
            {tools}
          </div>
        </header>
        {places}
      </div>
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          'mx-auto w-full min-w-0 flex-1 px-4 pt-4 pb-[calc(1.5rem+var(--tabs-height))] md:pt-6',
          hasRail ? 'max-w-wide lg:px-8' : 'max-w-page',
        )}
      >
        {status}
        <Watchdog onLogOut={onLogOut}>
          <ErrorBoundary framed location={location.pathname}>
            <Suspense fallback={<RouteLoading />}>
              {/* Inside, or the page before would give way to grey lines while the next one is fetched. */}
              <Turning key={location.pathname}>{children}</Turning>
            </Suspense>
          </ErrorBoundary>
        </Watchdog>
      </main>
    </div>
  );
}
