import { type ReactNode, useState } from 'react';
import { useBackend } from '@/backend/react';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { mayReview } from '@/domain/may-review';
import type { Target } from '@/domain/moderation-target';
import { useMe } from '@/features/session';
import { ModerateDialog } from './lazy-moderate-dialog';

export interface Moderating {
  open: () => void;
  /** The form while it is open: to stand where the menu or button is. */
  dialog: ReactNode;
}

/**
 * Lets staff act on something that nobody has reported.
 * @param subjectId whose it is
 * @param onTakenDown called once it is out of sight
 * @returns null for who can't: other than the moderators of its school and admins, on one's own, in the demo
 */
export function useModerate(target: Target, subjectId: string, onTakenDown?: () => void): Moderating | null {
  const { kind } = useBackend();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  if (kind === 'demo' || subjectId === me.uid || subjectId === SYSTEM_AUTHOR) return null;
  if (!mayReview(me, target.schoolId)) return null;
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ModerateDialog target={target} onTakenDown={onTakenDown} onOpenChange={setOpen} />,
  };
}
