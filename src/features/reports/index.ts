import { lazyComponent } from '@/i18n/lazy-component';

export { ReportButton } from './report-button';
export { useReport } from './use-report';

/** Apart from the buttons that report, which come with the feed. */
export const ReportsPage = lazyComponent(() => import('./reports-page').then((m) => m.ReportsPage));
/** In a LazyBoundary: a page that hardly anybody needs it on. */
export const DecisionsLink = lazyComponent(() => import('./decisions-link').then((m) => m.DecisionsLink), {
  messages: ['reports'],
});
