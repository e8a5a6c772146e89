import type { Page } from '@playwright/test';

/** Tasks of the main thread of 50 ms or more, which is where browsers begin to count. */
export interface LongTasks {
  count: number;
  longestMs: number;
}

/** The browser tells of a task some time after its end. */
const TOLD_MS = 200;

/** Those that ran, in part at least, between two moments after the page began to be opened. */
export async function longTasksOf(page: Page, from: number, to: number): Promise<LongTasks> {
  await page.waitForTimeout(TOLD_MS);
  const tasks = (await page.evaluate(() => watch.longTasks)).filter(
    ({ start, end }) => end > from && start < to,
  );
  return { count: tasks.length, longestMs: Math.max(0, ...tasks.map(({ start, end }) => end - start)) };
}
