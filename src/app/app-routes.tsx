import { Route, Routes } from 'react-router-dom';
import { AdminPreview } from './guards/admin-preview';
import { RequireAdmin, RequireMember, RequireReviewer } from './guards/require-member';
import { RequireSignIn } from './guards/require-sign-in';
import { lazyPages, type RoutedPage } from './lazy-pages';
import { type AppRoute, type Guard, ROUTES } from './routes';
import { AwaitBackend, SessionLayout } from './session-layout';
import { usePrefetchOnIntent } from './use-prefetch-on-intent';

const PAGES = lazyPages<object, AppRoute>(ROUTES);

/** Fetches the page of an address that a table names word by word. A failure shows when it is shown. */
export const preloadPage = async (address: string): Promise<void> =>
  PAGES.find(({ path }) => path === address)
    ?.Page.preload()
    .catch(() => undefined);

const toRoutes = (pages: readonly RoutedPage<AppRoute>[]) =>
  pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** The pages of a table in their frames, behind their guards. */
export function AppRoutes({ pages = PAGES }: { pages?: readonly RoutedPage<AppRoute>[] }) {
  usePrefetchOnIntent(pages);
  const forVisitors = (isForm: boolean) =>
    toRoutes(pages.filter((page) => page.frame === 'visitor' && (page.form !== null) === isForm));
  const guardedBy = (guard: Guard | null) =>
    toRoutes(pages.filter((page) => page.frame === 'account' && page.guard === guard));
  return (
    <Routes>
      <Route element={<SessionLayout home="/" />}>
        {forVisitors(true)}
        <Route element={<AwaitBackend />}>{forVisitors(false)}</Route>
      </Route>
      <Route element={<SessionLayout home="/dashboard" account />}>
        {guardedBy(null)}
        <Route element={<RequireSignIn />}>
          {guardedBy('signed-in')}
          <Route element={<RequireReviewer />}>{guardedBy('reviewer')}</Route>
          <Route element={<RequireAdmin />}>{guardedBy('admin')}</Route>
          <Route element={<AdminPreview />}>
            <Route element={<RequireMember />}>{guardedBy('memberOrPreview')}</Route>
          </Route>
          <Route element={<RequireMember />}>{guardedBy('member')}</Route>
        </Route>
      </Route>
    </Routes>
  );
}
