import type { Page } from '@playwright/test';

/** As Chromium reports it; TypeScript's library does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Watches whether anything moves on the pages that are opened from now on; tells what has moved, and where to. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const record = window as typeof window & { shifts: string[] };
    record.shifts = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const describe = ({ startTime, value, sources }: LayoutShift) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`;
        return `${name} ${place(previousRect)} -> ${place(currentRect)}`;
      });
      return `${value} after ${startTime} ms: ${moved.join('; ')}`;
    };
    const shifts = (list: PerformanceObserverEntryList) => list.getEntries() as LayoutShift[];
    new PerformanceObserver((list) => record.shifts.push(...shifts(list).map(describe))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return () => page.evaluate(() => (window as typeof window & { shifts: string[] }).shifts);
}
