import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../find-chromium.ts';
import { logInForGood, type Site } from './sites.ts';
import { PHONE } from './slow-down.ts';
import { watchPages } from './watch.ts';

/** Visits after which nothing new comes to lie on the device, compiled code neither. */
const VISITS = 3;
/** How long a visit lasts after the first post: what is behind it comes then. */
const SETTLED_MS = 1_500;

/** A device on which somebody has signed in to a site for good and has looked at it before. */
export interface Installed {
  context: BrowserContext;
  remove(): Promise<void>;
}

/** Leaves a page as people do, so that it can put away what it holds. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.close();
}

/** Makes such a device: a profile on the disk, as a browser keeps compiled code in no other. */
export async function install(site: Site, posts: readonly string[]): Promise<Installed> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS],
    viewport: PHONE,
  });
  const remove = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    await watchPages(context, posts);
    const first = await context.newPage();
    await logInForGood(first, site);
    if (site.hasWorker) await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await leave(first);
    for (let visit = 0; visit < VISITS; visit += 1) {
      const page = await context.newPage();
      await page.goto(site.home);
      await page.evaluate(() => firstPost);
      if (site.hasWorker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.waitForTimeout(SETTLED_MS);
      await leave(page);
    }
    return { context, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
