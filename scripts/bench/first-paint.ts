import type { Browser, Page } from '@playwright/test';
import { inTurn } from './in-turn.ts';
import { median, ratio } from './median.ts';
import { PHONE, slowDown } from './slow-down.ts';
import type { Stage } from './stage.ts';

const RUNS = 5;

/** Milliseconds until the first contentful paint of a page that is being opened. */
export const firstPaintOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (entry) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

async function coldVisit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    return await firstPaintOf(page);
  } finally {
    await context.close();
  }
}

/** First contentful paint of cold visits to public pages, beside a bare React and router shell. */
export async function measureFirstPaints({ browser, app, bareShell }: Stage) {
  const times = await inTurn(RUNS, {
    bare: () => coldVisit(browser, `${bareShell}/`),
    landing: () => coldVisit(browser, `${app}/`),
    logIn: () => coldVisit(browser, `${app}/login`),
  });
  const [bare, landing, logIn] = [median(times.bare), median(times.landing), median(times.logIn)];
  return {
    landingToBareRatio: ratio(landing, bare),
    logInToBareRatio: ratio(logIn, bare),
    medianMs: { bare: Math.round(bare), landing: Math.round(landing), logIn: Math.round(logIn) },
  };
}
