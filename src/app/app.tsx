import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyComponent } from '@/i18n/lazy-component';
import { loadFirebaseBackend } from './backend-loader';
import { ErrorBoundary } from './error-boundary';
import { forms } from './forms-loader';
import { PageViews } from './page-views';
import { Providers } from './providers';
import { PUBLIC_PAGES } from './public-pages';
import { APP_AREA, DEMO, DEMO_AREA } from './public-routes';
import { Shell } from './shell';
import { UpdatePrompt } from './update-prompt';

const AppArea = lazyComponent(APP_AREA.load, { messages: APP_AREA.messages });
const DemoArea = lazyComponent(DEMO_AREA.load, { messages: DEMO_AREA.messages });

/** The demo is an app of its own under /demo (main.tsx): whatever leads there from here has to load it. */
function OpenDemo() {
  useEffect(() => window.location.reload(), []);
  return <Shell />;
}

/** Public pages, which need no backend to paint; all other addresses are the app area's. */
function Screens() {
  return (
    <Routes>
      <Route path={`${DEMO}/*`} element={<OpenDemo />} />
      {PUBLIC_PAGES.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page loadBackend={loadFirebaseBackend} forms={forms} />} />
      ))}
      <Route path="*" element={<AppArea />} />
    </Routes>
  );
}

/**
 * The whole app, or the demo. The router around it differs: the browser's, or at build time that of one address; for
 * the demo one whose addresses begin with /demo, so that every link of the shared screens stays in it.
 */
export function App({ demo = false }: { demo?: boolean }) {
  const location = useLocation();
  return (
    <Providers>
      <ErrorBoundary location={location.pathname}>
        <Suspense fallback={<Shell />}>{demo ? <DemoArea /> : <Screens />}</Suspense>
      </ErrorBoundary>
      <UpdatePrompt />
      <PageViews />
    </Providers>
  );
}
