import { useSyncExternalStore } from 'react';

// As `lg` of the styles: from there on the frame has its rail.
const WIDE = '(min-width: 64rem)';

const isWide = () => window.matchMedia(WIDE).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for a table. Only one of table and list is on the page, so none is read out twice. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);
