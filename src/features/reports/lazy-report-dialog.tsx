import { lazyOverlay } from '@/ui/lazy-overlay';
import type { ReportDialogProps } from './report-dialog';

/** The form, fetched with its words when something is reported, which most visits never do. */
export const ReportDialog = lazyOverlay<ReportDialogProps>(
  () => import('./report-dialog').then((m) => m.ReportDialog),
  { messages: ['reports'] },
);
