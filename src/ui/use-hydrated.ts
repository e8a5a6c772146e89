import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while prerendered HTML is taken over, true from then on and on every later visit of the page. What only the
 * browser knows (the address's query, the year) may show when it is true; the switch happens before the next paint.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
