import { type RefObject, startTransition, useEffect, useState } from 'react';

// Far enough that scrolling finds posts drawn, near enough that few are.
const NEAR = '1500px 0px';

/**
 * Whether an element is on screen or near it, and the height it had when it last was. One that is being used (has
 * focus or something opened in it) counts as near.
 * @param first what holds until the browser has looked
 */
export function useIsNearViewport(
  box: RefObject<HTMLElement | null>,
  first: { near: boolean; height: number },
): { near: boolean; height: number } {
  const [place, setPlace] = useState(first);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const used =
          element.contains(document.activeElement) || element.querySelector('[data-open]') !== null;
        const near = entry.isIntersecting || used;
        // Drawing cards may take its time while one scrolls on.
        startTransition(() => {
          setPlace((now) => (now.near === near ? now : { near, height: entry.boundingClientRect.height }));
        });
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return place;
}
