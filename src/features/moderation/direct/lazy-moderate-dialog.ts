import { lazyOverlay } from '@/ui/lazy-overlay';
import type { ModerateDialogProps } from './moderate-dialog';

/** The form, fetched with its words when staff act on something, which most visits never do. */
export const ModerateDialog = lazyOverlay<ModerateDialogProps>(
  () => import('./moderate-dialog').then((m) => m.ModerateDialog),
  { messages: ['moderation'] },
);
