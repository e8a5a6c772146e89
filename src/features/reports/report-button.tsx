import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Target } from '@/domain/moderation-target';
import { Button } from '@/ui/button';
import { useReport } from './use-report';

interface Props {
  target: Target;
  /** Whose it is. */
  subjectId: string;
  /** Names what is reported, where several stand in one list. */
  label?: string;
  size?: 'md' | 'sm';
  children: ReactNode;
}

/** A button that reports something; not there for who can't. */
export function ReportButton({ target, subjectId, label, size, children }: Props) {
  const reporting = useReport(target, subjectId);
  if (!reporting) return null;
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon={<Flag aria-hidden />}
        aria-label={label}
        onClick={reporting.open}
      >
        {children}
      </Button>
      {reporting.dialog}
    </>
  );
}
