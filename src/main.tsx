import '@/styles/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { loadFonts } from '@/app/load-fonts';
import { DEMO } from '@/app/public-routes';
import { wasSignedIn } from '@/features/session';
import { startI18n } from '@/i18n/i18n';

// Every page of a build is made of index.html, which has it.
const root = document.getElementById('root') as HTMLElement;

const { page: prerendered, form } = root.dataset;
const prerenderedLanguage = document.documentElement.lang;
const { pathname } = location;
const demo = `${pathname}/`.startsWith(`${DEMO}/`);
// Whoever is signed in needs the backend on every page of the app, and is led on from its forms.
const isIn = wasSignedIn() && !demo && (!prerendered || form === '');
const asked =
  isIn &&
  import('@/app/first-questions').then(
    (module) => module.firstQuestions(),
    () => {},
  );
const { language } = await startI18n();
// The HTML shows what the first render would.
await asked;
const app = (
  <StrictMode>
    <BrowserRouter basename={demo ? DEMO : '/'}>
      <App demo={demo} />
    </BrowserRouter>
  </StrictMode>
);
// That nothing moved from one screen to the next, as the window changed its size or was hidden, is no failure: the next
// one is there all the same. All three errors of the browser and of React about it speak of a transition.
const options = {
  onRecoverableError: (error: unknown) =>
    /view ?transition|: transition/i.test(String(error)) || reportError(error),
};

// The HTML is taken over only where it is what this address shows in this language; anything else is replaced. That may be
// done bit by bit, as everything is on screen already; the demo's own look is, too (app/home-snapshot/show-demo.ts).
const replace = () => createRoot(root, options).render(app);
if (prerendered === pathname && prerenderedLanguage === language && !isIn)
  startTransition(() => void hydrateRoot(root, app, options));
else if (demo) startTransition(replace);
else replace();
// Letters can be read without.
loadFonts().catch(() => undefined);
