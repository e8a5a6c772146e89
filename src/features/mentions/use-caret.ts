import { useEffect, useState } from 'react';

/** The field of an id, which is there before this. */
export function fieldOf(id: string): HTMLTextAreaElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Where a caret stands, and in what: the two come together, or a deletion would be seen with the caret of before. */
export interface Caret {
  text: string;
  at: number;
}

/** Where a field is written on; null while something of it is selected, and without a field. */
export function caretOf(field: HTMLTextAreaElement | null): Caret | null {
  if (!field || field.selectionStart !== field.selectionEnd) return null;
  return { text: field.value, at: field.selectionEnd };
}

const EVENTS = ['input', 'keyup', 'click', 'focusin'] as const;

/**
 * The caret of a field; null once somebody has turned to something else. Not on blur: what is pressed there must not move
 * away from under the pointer before the press is done.
 */
export function useCaret(fieldId: string) {
  const [caret, setCaret] = useState(() =>
    document.activeElement?.id === fieldId ? caretOf(fieldOf(fieldId)) : null,
  );
  useEffect(() => {
    const look = ({ target, type }: Event) => {
      const field = fieldOf(fieldId);
      if (target === field) setCaret(caretOf(field));
      else if (type === 'click' || type === 'keyup') setCaret(null);
    };
    for (const name of EVENTS) document.addEventListener(name, look);
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, look);
    };
  }, [fieldId]);
  return [caret, setCaret] as const;
}
