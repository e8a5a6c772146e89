import type { Page } from '@playwright/test';
import { keptSignIn } from './kept-sign-in.ts';
import { median } from './median.ts';
import { newestPosts } from './newest-posts.ts';
import { sitesOf } from './sites.ts';
import { PHONE, slowDownCpu } from './slow-down.ts';
import type { Stage } from './stage.ts';
import { watchPages } from './watch.ts';

const RUNS = 5;
/** How long somebody points at a link before they press it: its page's code is fetched meanwhile. */
const POINT_MS = 600;
/** On the screen of a phone, all from where the one before has led. */
const PAGES = ['/events', '/groups', '/directory', '/notifications'] as const;

/** The link of the frame to a place. The bell opens a list first, which leads to all of its kind. */
async function linkTo(page: Page, path: string) {
  if (path === '/notifications') await page.getByRole('button', { name: /^Notifications/ }).click();
  return page.locator(`:is(nav, [role=dialog]) a[href="${path}"]`).first();
}

/** Points at the link to a page, presses it, and waits until nothing on the page is waited for. In milliseconds. */
async function change(page: Page, path: string): Promise<number> {
  const link = await linkTo(page, path);
  await link.hover();
  await page.waitForTimeout(POINT_MS);
  const [took] = await Promise.all([
    page.evaluate(async (to) => {
      const arrived = watch.arrived(to);
      const pressed = await watch.pressed();
      return (await arrived) - pressed;
    }, path),
    link.click(),
  ]);
  return took;
}

/**
 * From the press of a link that was pointed at to the whole page, on a slow phone. Each round is a new device, so that no page's
 * data has been there before.
 */
export async function measurePageChanges(stage: Stage): Promise<{ page: string; medianMs: number }[]> {
  const { browser, admin } = stage;
  const { app } = sitesOf(stage);
  const posts = await newestPosts(admin.db);
  const storageState = await keptSignIn(browser, app, posts);
  const times = new Map<string, number[]>(PAGES.map((path) => [path, []]));
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ storageState, viewport: PHONE, serviceWorkers: 'block' });
    await watchPages(context, posts);
    const page = await context.newPage();
    await slowDownCpu(page);
    await page.goto(app.home);
    await page.evaluate(() => firstPost);
    for (const path of PAGES) times.get(path)?.push(await change(page, path));
    await context.close();
  }
  return [...times].map(([page, series]) => ({ page, medianMs: Math.round(median(series)) }));
}
