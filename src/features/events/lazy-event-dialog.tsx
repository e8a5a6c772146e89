import { lazyOverlay } from '@/ui/lazy-overlay';
import type { EventDialogProps } from './event-dialog';

/** The form, fetched when it is first opened: form and schema libraries weigh more than the panel on the dashboard. */
export const EventDialog = lazyOverlay<EventDialogProps>(
  () => import('./event-dialog').then((m) => m.EventDialog),
  { messages: ['calendar'] },
);
