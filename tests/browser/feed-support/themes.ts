import type { Page } from '@playwright/test';
import { axe } from '../support/fixtures.ts';

/** Holds the page against WCAG in the light and in the dark theme. */
export async function axeInBothThemes(page: Page): Promise<void> {
  // Without motion: a colour half-way between the themes is nobody's.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await axe(page);
  }
}
