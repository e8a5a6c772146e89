import { type ReactNode, useState } from 'react';
import { useBackend } from '@/backend/react';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import type { Target } from '@/domain/moderation-target';
import { useMe } from '@/features/session';
import { ReportDialog } from './lazy-report-dialog';

export interface Reporting {
  open: () => void;
  /** The form while it is open: to stand where the menu or button is. */
  dialog: ReactNode;
}

/**
 * Reports something to the staff of its school.
 * @param subjectId whose it is
 * @returns null for who can't: on one's own and on what the product says itself, outside of one's schools, in the demo
 */
export function useReport(target: Target, subjectId: string): Reporting | null {
  const { kind } = useBackend();
  const { uid, approvedSchools } = useMe();
  const [isOpen, setOpen] = useState(false);
  if (kind === 'demo' || subjectId === uid || subjectId === SYSTEM_AUTHOR) return null;
  if (!approvedSchools.includes(target.schoolId)) return null;
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ReportDialog target={target} onOpenChange={setOpen} />,
  };
}
