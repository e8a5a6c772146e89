import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sends a prerendered form whose button was pressed before this code had come: on a slow line the press would be lost
 * without a word. public/before-paint.js has marked such a form.
 */
export function useClickBeforeHydration(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const early = form.current;
    if (early?.dataset.pressed === undefined) return;
    delete early.dataset.pressed;
    early.requestSubmit();
  }, []);
  return form;
}
