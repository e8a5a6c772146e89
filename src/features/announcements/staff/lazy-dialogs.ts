import { lazyOverlay } from '@/ui/lazy-overlay';
import type { FormerWordsDialogProps } from './former-words-dialog';
import type { MissingDialogProps } from './missing-dialog';

const WORDS = { messages: ['announcements'] } as const;

/** What staff look at now and then, fetched then. */
export const MissingDialog = lazyOverlay<MissingDialogProps>(
  () => import('./missing-dialog').then((m) => m.MissingDialog),
  WORDS,
);
export const FormerWordsDialog = lazyOverlay<FormerWordsDialogProps>(
  () => import('./former-words-dialog').then((m) => m.FormerWordsDialog),
  WORDS,
);
