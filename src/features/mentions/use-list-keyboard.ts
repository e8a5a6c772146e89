import { useEffect, useEffectEvent } from 'react';
import { fieldOf } from './use-caret';

interface Acts {
  /** Moves on by one, or back; false where there is nobody to move between. */
  move: (step: 1 | -1) => boolean;
  /** Picks who is marked; false where nobody is. */
  pick: () => boolean;
  close: () => boolean;
}

const actOf = (key: string, { move, pick, close }: Acts): (() => boolean) | undefined => {
  if (key === 'ArrowDown') return () => move(1);
  if (key === 'ArrowUp') return () => move(-1);
  if (key === 'Enter' || key === 'Tab') return pick;
  if (key === 'Escape') return close;
  return undefined;
};

/** The keys of a list below a field, while the field has the focus. */
export function useListKeyboard(fieldId: string, acts: Acts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== fieldOf(fieldId) || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!actOf(event.key, acts)?.()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Ahead of all others: a window around the field closes on the same Escape as it comes down to the document.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
