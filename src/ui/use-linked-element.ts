import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Follows the address to something on the page: scrolls there and moves the focus.
 * @param id of the element that the address names, null until it is on the page
 */
export function useLinkedElement(id: string | null): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again has another key.
  useEffect(() => {
    if (id === null) return;
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [id, key]);
}
