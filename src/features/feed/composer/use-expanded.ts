import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a composer shows all that it has: from the first touch on, until somebody turns to something else and has
 * left nothing in it. Not on blur or focus: what is pressed, here or elsewhere, must not move away from under the pointer
 * before the press is done.
 */
export function useExpanded(section: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!touched || !isEmpty) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !section.current?.contains(target)) setTouched(false);
    };
    // The keyup of Tab comes where the focus has gone.
    for (const done of ['click', 'keyup']) document.addEventListener(done, look);
    return () => {
      for (const done of ['click', 'keyup']) document.removeEventListener(done, look);
    };
  }, [touched, isEmpty, section]);
  return { isExpanded: touched || !isEmpty, onFocus: () => setTouched(true) };
}
