import { useEffect, useState } from 'react';

/** The field of an id, which is there before this. */
export function fieldOf(id: string): HTMLTextAreaElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Where a name can be typed on: not while something is selected. */
const caretOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): number | null =>
  selectionStart === selectionEnd ? selectionEnd : null;

const EVENTS = ['input', 'keyup', 'click', 'focusin'] as const;

/**
 * Where the caret of a field stands; null once somebody has turned to something else. Not on blur: what is pressed there
 * must not move away from under the pointer before the press is done.
 */
export function useCaret(fieldId: string) {
  const [caret, setCaret] = useState(() => {
    const field = fieldOf(fieldId);
    return field && field === document.activeElement ? caretOf(field) : null;
  });
  useEffect(() => {
    const look = ({ target, type }: Event) => {
      const field = fieldOf(fieldId);
      if (target === field && field) setCaret(caretOf(field));
      else if (type === 'click' || type === 'keyup') setCaret(null);
    };
    for (const name of EVENTS) document.addEventListener(name, look);
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, look);
    };
  }, [fieldId]);
  return [caret, setCaret] as const;
}
