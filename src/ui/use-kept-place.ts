import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { holdWhileGrowing } from './hold-while-growing';

/** How far down each screen of this visit was left, by its key in the history. In pixels. */
const left = new Map<string, number>();

/** So long what comes late may still move what stands below it. In milliseconds. */
const SETTLED_MS = 1_000;

/**
 * The way back leads to where somebody was. The browser sees to that by itself, but where they go back while the page that
 * they leave still turns, it scrolls before the screen is there.
 */
export function useKeptPlace(): void {
  const { key, pathname } = useLocation();
  const isWayBack = useNavigationType() === 'POP';

  // With the commit: what the browser scrolls between a press and the screen that comes of it is none of that screen.
  useLayoutEffect(() => {
    const note = () => void left.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path alone says that another screen is shown.
  useLayoutEffect(() => {
    const place = isWayBack ? left.get(key) : undefined;
    if (place === undefined) return;
    const toPlace = () => window.scrollTo(0, place);
    toPlace();
    return holdWhileGrowing(toPlace, SETTLED_MS);
  }, [pathname]);
}
