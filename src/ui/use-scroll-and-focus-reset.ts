import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A screen reached by a link begins at its top, for eyes and for screen readers, whose focus would otherwise be
 * lost with the link that was pressed. The first screen of a visit and the way back are the browser's.
 */
export function useScrollAndFocusReset(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const byLink = key !== 'default' && type !== 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path alone says that another screen is shown.
  useLayoutEffect(() => {
    // Before it is painted: nobody sees it from further down first.
    if (!byLink) return;
    if (!hash) window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
