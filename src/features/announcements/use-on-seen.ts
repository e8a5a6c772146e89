import { type RefObject, useEffect, useEffectEvent } from 'react';

/** For so long at once it is on the screen, in milliseconds. */
const SEEN_MS = 1_000;
/** Often enough that half a window is noticed of what is many windows high. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Calls back once an element was really on the screen: half of it, or as much of it as fills half of the window, for a second,
 * in a tab that is looked at. What is merely on the page says nothing.
 */
export function useOnSeen(box: RefObject<HTMLElement | null>, isWanted: boolean, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = box.current;
    if (!element || !isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isThere = false;
    const follow = () => {
      clearTimeout(timer);
      if (isThere && !document.hidden) timer = setTimeout(() => seen(), SEEN_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const window = entry.rootBounds?.height ?? innerHeight;
        const isNow =
          entry.isIntersecting &&
          (entry.intersectionRatio >= 0.5 || entry.intersectionRect.height >= window / 2);
        // Moving on within it begins no new second.
        if (isNow === isThere) return;
        isThere = isNow;
        follow();
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(element);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [box, isWanted]);
}
