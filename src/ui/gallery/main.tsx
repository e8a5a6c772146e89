import './gallery.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { startI18n } from '@/i18n/i18n';
import { ConfirmProvider } from '../confirm-provider';
import { ToastProvider } from '../toast-provider';
import { Gallery } from './gallery';

// Every part of the design system on one page, for looking at and for axe. Only the development server has it:
// /src/ui/gallery/index.html. Its sentences are samples, so they are not in the catalogue.
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await startI18n('en');
createRoot(root).render(
  <MemoryRouter>
    <ToastProvider>
      <ConfirmProvider>
        <Gallery />
      </ConfirmProvider>
    </ToastProvider>
  </MemoryRouter>,
);
