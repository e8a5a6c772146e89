import { useState } from 'react';

/**
 * Gives focus back to whatever opened a window over the page. The library does so only for triggers it renders;
 * ours are opened by state. Pass the result as `onCloseAutoFocus`.
 */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(findOpener);
  return (event) => {
    event.preventDefault();
    opener?.focus();
  };
}

function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  // Opened from a menu: its item will be gone by then, its button will not.
  const inMenu = active?.closest('[role="menu"]');
  const element = inMenu ? document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') : active;
  return element instanceof HTMLElement ? element : null;
}
