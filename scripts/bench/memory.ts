import type { CDPSession, Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { READER } from './reads.ts';
import { scrollPosts } from './scrolling.ts';
import { PHONE } from './slow-down.ts';
import type { Stage } from './stage.ts';
import { watchPages } from './watch.ts';

const CHANGES = 200;
/** After so many every page has been seen, and what is kept of each is there. */
const WARM_UP = 20;
const PLACES = ['/events', '/groups', '/directory', '/dashboard'] as const;

/** What a page holds that the collector can't take away. */
export interface Memory {
  after: string;
  heapMB: number;
  nodes: number;
  listeners: number;
}

async function held(cdp: CDPSession, after: string): Promise<Memory> {
  // Twice: what the first frees may have been all that held something else.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    after,
    heapMB: Math.round(of('JSHeapUsedSize') / 100_000) / 10,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

/** Goes from place to place by the links of the frame, and ends on the home page. */
async function walk(page: Page, changes: number): Promise<void> {
  for (let index = 0; index < changes; index += 1) {
    const path = PLACES[index % PLACES.length] ?? '/dashboard';
    // Not by a pointer, for which what moves from page to page is in the way.
    const press = (link: HTMLElement) => link.click();
    await Promise.all([
      page.evaluate((to) => watch.arrived(to), path),
      page.locator(`nav a[href="${path}"]`).first().evaluate(press),
    ]);
  }
}

/** Heap, nodes and listeners of one page through 200 changes of page, and through 1,000 posts of the largest school. */
export async function measureMemory({ browser, app, meter }: Stage): Promise<Memory[]> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    await watchPages(context);
    const page = await context.newPage();
    await logIn(page, app, READER.email);
    await page.getByRole('article').first().waitFor();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await walk(page, WARM_UP);
    const rows = [await held(cdp, `${WARM_UP} page changes`)];
    await walk(page, CHANGES);
    rows.push(await held(cdp, `${CHANGES} more`));
    await scrollPosts(page, meter);
    rows.push(await held(cdp, '1,000 posts scrolled'));
    await walk(page, PLACES.length);
    rows.push(await held(cdp, 'other pages and back'));
    return rows;
  } finally {
    await context.close();
  }
}
