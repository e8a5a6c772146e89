import '@/styles/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { DEMO } from '@/app/public-routes';
import { startI18n } from '@/i18n/i18n';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const prerendered = { page: root.dataset.page, language: document.documentElement.lang };
const { language } = await startI18n();
const demo = `${window.location.pathname}/`.startsWith(`${DEMO}/`);
const app = (
  <StrictMode>
    <BrowserRouter basename={demo ? DEMO : '/'}>
      <App demo={demo} />
    </BrowserRouter>
  </StrictMode>
);
// The HTML is taken over only where it is what this address shows in this language; anything else is replaced.
if (prerendered.page === window.location.pathname && prerendered.language === language)
  hydrateRoot(root, app);
else createRoot(root).render(app);
