import type { Page } from '@playwright/test';

/** Waits until the page's letters are those of its faces, which come behind all else. */
export async function lettersCame(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Variable/.test(family) && status === 'loaded'),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
