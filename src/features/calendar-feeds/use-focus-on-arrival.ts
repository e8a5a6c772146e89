import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Takes the focus to a part that has come in the place of what was pressed, which has gone with it.
 * @param wanted as it is when the part comes
 */
export function useFocusOnArrival<E extends HTMLElement>(wanted: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  const [isWanted] = useState(wanted);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
}
