import type { Page } from '@playwright/test';
import { axe, expect } from './fixtures.ts';

/** Accessible in both themes, and nothing wider than the window. */
export async function looksRight(page: Page): Promise<void> {
  // Colours on their way from one theme to the other would be measured else.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, 'colours');
  // Not innerWidth: a phone zooms out until a page that is too wide fits.
  const width = page.viewportSize()?.width ?? 0;
  const tooWide = await page.evaluate((room) => document.documentElement.scrollWidth > room, width);
  expect(tooWide, `${page.url()} scrolls sideways`).toBe(false);
}

/** Brings every lazily fetched part of the page to life. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}
