import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isTypedIn } from './is-typed-in';

/**
 * Follows the address to something on the page: scrolls there and moves the focus. Whoever types by then stays where they are:
 * what they type next would go nowhere.
 * @param id of the element that the address names, null until it is on the page
 */
export function useLinkedElement(id: string | null): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again has another key.
  useEffect(() => {
    if (id === null || isTypedIn(document.activeElement)) return;
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [id, key]);
}
