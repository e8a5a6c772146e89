import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Target } from '@/domain/moderation-target';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useModerate } from './use-moderate';

interface Props {
  target: Target;
  /** Whose it is. */
  subjectId: string;
  /** Names what is acted on, where several stand in one list. */
  label: string;
  size?: 'md' | 'sm';
  onTakenDown?: () => void;
  /** Words on the button; without them it is an icon. */
  children?: ReactNode;
}

/** A button by which staff act on something; not there for others. */
export function ModerateButton({ target, subjectId, label, size, onTakenDown, children }: Props) {
  const moderating = useModerate(target, subjectId, onTakenDown);
  if (!moderating) return null;
  const icon = <Scale aria-hidden />;
  return (
    <>
      {children ? (
        <Button variant="quiet" size={size} icon={icon} aria-label={label} onClick={moderating.open}>
          {children}
        </Button>
      ) : (
        <IconButton label={label} icon={icon} onClick={moderating.open} className="-my-1.5" />
      )}
      {moderating.dialog}
    </>
  );
}
