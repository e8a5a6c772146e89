import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';

// Read in place, so that a build without it contains none of this.
const src: unknown = import.meta.env.VITE_ANALYTICS_SRC;

/** Sends a page view to the configured analytics script on each change of route (product §4.15). */
export function PageViews() {
  // With the demo's own beginning, which the location leaves out.
  const pathname = useHref(useLocation().pathname);
  useEffect(() => {
    if (typeof src !== 'string' || !src) return;
    import('./analytics')
      .then(({ recordPage }) => recordPage(src, pathname))
      // Blocked or offline: only the statistics lack it.
      .catch(() => undefined);
  }, [pathname]);
  return null;
}
