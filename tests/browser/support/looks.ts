import type { Page } from '@playwright/test';
import { axe, expect } from './fixtures.ts';

/** Accessible in both themes, and nothing wider than the window. */
export async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours on their way from one theme to the other would be measured else.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await axe(page);
  }
  // Not innerWidth: a phone zooms out until a page that is too wide fits.
  const width = page.viewportSize()?.width ?? 0;
  const tooWide = await page.evaluate((room) => document.documentElement.scrollWidth > room, width);
  expect(tooWide, `${page.url()} scrolls sideways`).toBe(false);
}

/** Brings every lazily fetched part of the page to life. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}
