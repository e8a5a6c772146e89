import { useEffect } from 'react';
import { holdWhileGrowing } from '@/ui/hold-while-growing';
import { isPart } from './parts';

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
    return holdWhileGrowing(jump, SETTLED_MS);
  }, []);
}
