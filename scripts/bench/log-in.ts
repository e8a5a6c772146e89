import type { Page } from '@playwright/test';
import { PASSWORD } from '../seed/content.ts';

/** Signs one of the seeded accounts in and waits until the app has moved on. */
export async function logIn(page: Page, app: string, email: string): Promise<void> {
  await page.goto(`${app}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await logInButton(page).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Sends the form, of the app as of the bare page. */
export const logInButton = (page: Page) => page.getByRole('button', { name: 'Log In', exact: true });

/** Has the sign-in kept on the device, as the bare page always does. */
export async function keepSignedIn(page: Page): Promise<void> {
  const box = page.getByLabel('Keep me signed in on this device');
  if ((await box.count()) > 0) await box.check();
}
