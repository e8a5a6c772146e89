import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a composer shows all that it has: from the first touch on, until somebody turns to something else and has
 * left nothing in it. Not on blur: a button of its own must not move away from under the pointer that presses it.
 */
export function useExpanded(section: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!touched || !isEmpty) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !section.current?.contains(target)) setTouched(false);
    };
    document.addEventListener('click', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('click', look);
      document.removeEventListener('focusin', look);
    };
  }, [touched, isEmpty, section]);
  return { isExpanded: touched || !isEmpty, onFocus: () => setTouched(true) };
}
