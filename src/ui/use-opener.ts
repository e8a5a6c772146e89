import { useState } from 'react';

/**
 * Gives focus back to whatever opened a window over the page. The library does so only for triggers it renders;
 * ours are opened by state. Pass the result as `onCloseAutoFocus`.
 */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(findOpener);
  // Now: what is taken off the page later leaves its surroundings at once.
  const [places] = useState(() => surroundings(opener));
  const [screen] = useState(() => window.location.pathname);
  return (event) => {
    event.preventDefault();
    // A link in the window has led to another screen, which begins at its own top.
    if (window.location.pathname !== screen) return;
    opener?.focus();
    if (opener) keepPlace(opener, places);
  };
}

function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  // Opened from a menu: its item will be gone by then, its button will not.
  const inMenu = active?.closest('[role="menu"]');
  const element = inMenu ? document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') : active;
  return element instanceof HTMLElement ? element : null;
}

function surroundings(element: HTMLElement | null): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>('ul, ol, section, main');
  return place ? [place, ...surroundings(place)] : [];
}

/**
 * "Delete" often takes its own button off the page. Focus then goes to what surrounded it, not to the top of the page:
 * who uses a keyboard or a screen reader stays where they were.
 */
function keepPlace(opener: HTMLElement, places: readonly HTMLElement[]): void {
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();

  function look(): void {
    const { activeElement } = document;
    if (activeElement === opener) return;
    observer.disconnect();
    const place = places.find((one) => one.isConnected);
    if (opener.isConnected || activeElement !== document.body || !place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}
