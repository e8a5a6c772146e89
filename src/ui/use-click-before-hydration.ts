import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Sends a prerendered form whose button was pressed before this code had come, or follows the link beside it that was: on a
 * slow line the press would be lost without a word. public/before-paint.js and before-form.js have marked what was pressed,
 * and the button as one that waits.
 */
export function useClickBeforeHydration(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    const early = form.current;
    // Before that the page is as the HTML says, which knows nothing of the address.
    if (!early || !isHydrated) return;
    early.dataset.live = '';
    const link = document.querySelector<HTMLElement>('a[data-pressed]');
    if (link) {
      delete link.dataset.pressed;
      link.click();
    } else if (early.dataset.pressed !== undefined) {
      delete early.dataset.pressed;
      early.querySelector('[type=submit]')?.removeAttribute('aria-disabled');
      early.requestSubmit();
    }
  }, [isHydrated]);
  return form;
}
