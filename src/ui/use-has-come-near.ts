import { type RefObject, useEffect, useState } from 'react';

/** Far enough that scrolling finds it there. */
const AHEAD = '800px';

/** Whether an element has been near the screen: what it shows may be read from then on. */
export function useHasComeNear(box: RefObject<HTMLElement | null>): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || hasCome) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCome(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, hasCome]);
  return hasCome;
}
