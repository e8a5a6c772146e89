import type { Browser } from '@playwright/test';

/** Slow 4G and a slow phone: 150 ms, 1.6 Mbps, CPU 4×. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
export const CPU_SLOWDOWN = 4;

/** Milliseconds until the first contentful paint of a cold visit under the slow network. */
export async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntriesByName('first-contentful-paint')[0];
            if (entry) resolve(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

/** Median of several cold visits of each address in turn, so that a drifting machine hits all alike. */
export async function medianFirstPaints(browser: Browser, urls: string[], runs: number): Promise<number[]> {
  const times = urls.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) times[index]?.push(await firstPaint(browser, url));
  }
  return times.map((series) => series.sort((a, b) => a - b)[Math.floor(series.length / 2)] ?? Number.NaN);
}
