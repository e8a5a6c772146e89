import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyPage } from '@/i18n/lazy-page';
import { loadFirebaseBackend } from './backend-loader';
import { ErrorBoundary } from './error-boundary';
import { forms } from './forms-loader';
import { PageViews } from './page-views';
import { Providers } from './providers';
import { ContactPage, InterestPage, LandingPage } from './public-pages';
import { Shell } from './shell';
import { UpdatePrompt } from './update-prompt';

const AppArea = lazyPage(() => import('./app-area').then((m) => m.AppArea), ['frame', 'offline']);
const DemoArea = lazyPage(
  () => import('./demo-area').then((m) => m.DemoArea),
  ['demo', 'frame', 'feed', 'events', 'directory', 'profile'],
);

/** The demo is an app of its own under /demo (main.tsx): whatever leads there from here has to load it. */
function OpenDemo() {
  useEffect(() => window.location.reload(), []);
  return <Shell />;
}

/** Public pages that need no backend to paint stand here; all others are in the app area. */
function Screens() {
  return (
    <Routes>
      <Route path={`${DEMO}/*`} element={<OpenDemo />} />
      <Route path="/" element={<LandingPage loadBackend={loadFirebaseBackend} forms={forms} />} />
      <Route path="/interest" element={<InterestPage forms={forms} />} />
      <Route path="/contact" element={<ContactPage forms={forms} />} />
      <Route path="*" element={<AppArea />} />
    </Routes>
  );
}

/** Address of the demo; all addresses below it are the demo's. */
export const DEMO = '/demo';

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
