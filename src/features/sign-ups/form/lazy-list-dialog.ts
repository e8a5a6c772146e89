import { lazyOverlay } from '@/ui/lazy-overlay';
import type { ListDialogProps } from './list-dialog';

/** The form, fetched when it is first opened. */
export const ListDialog = lazyOverlay<ListDialogProps>(
  () => import('./list-dialog').then((m) => m.ListDialog),
  { messages: ['sign-ups'] },
);
