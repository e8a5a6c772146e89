import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** Titles of rules that every school begins with. */
export const RESPECT = 'Speak as you would at the school gate';
export const CHILD_SAFETY = 'Children come first';

/** Opens the report of a post from its menu. */
export async function openReport(page: Page, post: Locator): Promise<Locator> {
  await post.getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: 'Report…' }).click();
  return page.getByRole('dialog', { name: 'Report this post' });
}

/** Sends a report that is open. */
export async function sendReport(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. The moderators will look at it.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** Reports a post under a rule. */
export async function report(page: Page, post: Locator, rule: string): Promise<void> {
  const dialog = await openReport(page, post);
  await dialog.getByRole('radio', { name: rule }).check();
  await sendReport(page, dialog);
}

/** Follows what the bell tells last of something. */
export async function followBell(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  await page.getByRole('dialog').getByText(message).click();
}

/** An entry of a page's lists that has this in it. */
export const entry = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
