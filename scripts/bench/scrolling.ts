import type { Browser, Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { documentsOf, type Meter } from './meter.ts';
import { PHONE, slowDownCpu } from './slow-down.ts';

const POSTS = 1_000;
/** A flick of the thumb, in pixels, and the rest after it. */
const FLICK = 1_500;
const REST_MS = 120;
/** 1,000 posts take 20 to 60 s. */
const MOST_MS = 300_000;

/** What a long way down a feed costs the page. */
export interface Scrolling {
  posts: number;
  /** Longest task of the main thread, in milliseconds. 0: none took 50 or more, which is where browsers begin to count. */
  longestTaskMs: number;
  /** Tasks of more than 100 ms. */
  over100Ms: number;
  /** Most elements there ever were. */
  mostElements: number;
}

interface Longest {
  longestTasks: number[];
}

const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const found: number[] = [];
    (globalThis as unknown as Longest).longestTasks = found;
    new PerformanceObserver((list) => {
      found.push(...list.getEntries().map((entry) => entry.duration));
    }).observe({ type: 'longtask' });
  });

/**
 * Scrolls a phone's feed until 1,000 posts have come. @returns the most elements there ever were
 * @throws Error when they don't come
 */
export async function scrollPosts(page: Page, meter: Meter): Promise<number> {
  meter.reset();
  let mostElements = 0;
  const end = performance.now() + MOST_MS;
  await page.mouse.move(195, 600);
  while (documentsOf(meter) < POSTS) {
    if (performance.now() > end) throw new Error(`Only ${documentsOf(meter)} posts have come`);
    await page.mouse.wheel(0, FLICK);
    await page.waitForTimeout(REST_MS);
    const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
    mostElements = Math.max(mostElements, elements);
  }
  return mostElements;
}

/** What it costs to scroll through 1,000 posts of the largest school. */
export async function measureScrolling(
  browser: Browser,
  app: string,
  email: string,
  meter: Meter,
): Promise<Scrolling> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    await logIn(page, app, email);
    const posts = page.getByRole('main').getByRole('article');
    await posts.first().waitFor();
    await slowDownCpu(page);
    await watchTasks(page);
    const mostElements = await scrollPosts(page, meter);
    const tasks = await page.evaluate(() => (globalThis as unknown as Longest).longestTasks);
    return {
      posts: documentsOf(meter),
      longestTaskMs: Math.round(Math.max(0, ...tasks)),
      over100Ms: tasks.filter((duration) => duration > 100).length,
      mostElements,
    };
  } finally {
    await context.close();
  }
}
