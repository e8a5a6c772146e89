import { type ReactNode, useState } from 'react';
import type { EditedText } from '@/backend/ports/posts';
import { useBackend } from '@/backend/react';
import { mayReview } from '@/domain/may-review';
import { useMe } from '@/features/session';
import { lazyOverlay } from '@/ui/lazy-overlay';
import type { VersionsDialogProps } from './versions-dialog';

/** Fetched with its words when staff look at them, which most visits never do. */
const VersionsDialog = lazyOverlay<VersionsDialogProps>(
  () => import('./versions-dialog').then((m) => m.VersionsDialog),
  { messages: ['moderation'] },
);

interface EarlierVersions {
  open: () => void;
  /** The list while it is open: to stand where the menu or button is. */
  dialog: ReactNode;
}

/**
 * Lets staff read what a post or a comment said before it was changed.
 * @returns null for who may not: other than the moderators of its school and admins, in the demo
 */
export function useEarlierVersions(of: EditedText): EarlierVersions | null {
  const { kind } = useBackend();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  if (kind === 'demo' || !mayReview(me, of.schoolId)) return null;
  return {
    open: () => setOpen(true),
    dialog: isOpen && <VersionsDialog of={of} onOpenChange={setOpen} />,
  };
}
