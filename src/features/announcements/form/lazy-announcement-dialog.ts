import { lazyOverlay } from '@/ui/lazy-overlay';
import type { AnnouncementDialogProps } from './announcement-dialog';

/** The form, fetched when it is first opened. */
export const AnnouncementDialog = lazyOverlay<AnnouncementDialogProps>(
  () => import('./announcement-dialog').then((m) => m.AnnouncementDialog),
  { messages: ['announcements'] },
);
