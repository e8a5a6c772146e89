import { lazyPart } from '@/ui/lazy-part';
import type { EventDialogProps } from './event-dialog';

/** The form, fetched when it is first opened: form and schema libraries weigh more than the panel on the dashboard. */
export const EventDialog = lazyPart<EventDialogProps>(() =>
  import('./event-dialog').then((m) => m.EventDialog),
);
