import type { Page } from '@playwright/test';
import { PASSWORD } from '../seed/content.ts';

/** Signs one of the seeded accounts in and waits until the app has moved on. */
export async function logIn(page: Page, app: string, email: string): Promise<void> {
  await page.goto(`${app}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
