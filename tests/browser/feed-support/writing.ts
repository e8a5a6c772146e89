import type { Page } from '@playwright/test';

export const composer = (page: Page) => page.getByLabel('What would you like to share or ask?');
export const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** Writes a post as people do, and presses Post. */
export async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
}
