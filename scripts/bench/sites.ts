import type { Page } from '@playwright/test';
import { PASSWORD } from '../seed/content.ts';
import { keepSignedIn, logInButton } from './log-in.ts';
import { PARENT } from './parents.ts';
import type { Stage } from './stage.ts';

/** Where one of the two pages that are compared shows the posts, and where one logs in. */
export interface Site {
  home: string;
  logIn: string;
  hasWorker: boolean;
}

/** The app, and the bare page that it is measured against. */
export const sitesOf = ({ app, bareFeed }: Stage): Record<'bare' | 'app', Site> => ({
  bare: { home: `${bareFeed}/`, logIn: `${bareFeed}/`, hasWorker: false },
  app: { home: `${app}/dashboard`, logIn: `${app}/login`, hasWorker: true },
});

/** Logs the parent in for good and waits for the first post. */
export async function logInForGood(page: Page, site: Site): Promise<void> {
  await page.goto(site.logIn);
  await page.getByLabel('Email').fill(PARENT);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await keepSignedIn(page);
  await logInButton(page).click();
  await page.evaluate(() => firstPost);
}
