import { lazyOverlay } from '@/ui/lazy-overlay';
import type { FeedDialogProps } from './feed-dialog';

/** Opened by few, and once each. */
export const CalendarFeedDialog = lazyOverlay<FeedDialogProps>(
  () => import('./feed-dialog').then((m) => m.FeedDialog),
  { messages: ['calendar'] },
);
