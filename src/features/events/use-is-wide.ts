import { useSyncExternalStore } from 'react';

/** From here on there is room for a table of seven days (`md`). */
const WIDE = '(min-width: 48rem)';

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for a month. Asked here and not by CSS: what is not shown is not read. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
