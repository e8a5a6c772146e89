import { useEffect } from 'react';
import { isPart } from './parts';

/** What people do when they want to look elsewhere. */
const HANDS_ON = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const SETTLED_MS = 3_000;

/**
 * Leads to the part that the address names (#events), which the browser looked for before it was there, and keeps it
 * in place while what is above it is still growing.
 */
export function useJumpToPart(): void {
  useEffect(() => {
    if (!isPart(window.location.hash)) return;
    // Asked for each time: the address may lead to another part by now.
    const jump = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    const growth = new ResizeObserver(jump);
    growth.observe(document.body);
    const stop = () => {
      growth.disconnect();
      clearTimeout(timer);
      for (const event of HANDS_ON) window.removeEventListener(event, stop);
    };
    const timer = setTimeout(stop, SETTLED_MS);
    for (const event of HANDS_ON) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, []);
}
