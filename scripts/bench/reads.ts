import type { Browser, Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { PASSWORD } from '../seed/content/people.ts';
import { RARE_WORD, seedBigSchool } from './big-school.ts';
import type { Traffic } from './counting-proxy.ts';
import { withoutFunctions } from './quiet.ts';
import { measureStatistics } from './statistics.ts';

/** A scenario's billed reads, beside what design §5 allows. */
export interface Reads {
  name: string;
  /** Documents delivered. */
  documents: number;
  /** Queries and listeners started; each costs a rule one look-up of the reader's record. */
  targets: number;
  allowed: string;
}

export interface Meter {
  traffic: Traffic;
  reset(): void;
}

const IDLE_MS = 60_000;
const READER = { uid: 'seedparent', email: 'parent@schoolgate.test' };

const feedPosts = (page: Page) => page.getByRole('main').getByRole('article');

async function logIn(page: Page, app: string): Promise<void> {
  await page.goto(`${app}/login`);
  await page.getByLabel('Email').fill(READER.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await feedPosts(page).first().waitFor();
}

/** Reads of a school's feed, idle and with a new post, then the same and the searches in a school 1,000 times larger. */
export async function measureReads(
  browser: Browser,
  app: string,
  db: Firestore,
  meter: Meter,
  authPort: number,
): Promise<Reads[]> {
  const rows: Reads[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const measure = async (name: string, allowed: string, act: () => Promise<void>) => {
    meter.reset();
    await act();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    rows.push({ name, ...meter.traffic, allowed });
  };
  const coldFeed = async () => {
    await page.reload();
    await feedPosts(page).first().waitFor();
  };
  try {
    await logIn(page, app);
    await measure('Dashboard, cold', '12 for the feed', coldFeed);
    await measure('Idle minute', '0', () => page.waitForTimeout(IDLE_MS));
    await measure('A new post', '1 (+1 rule read)', async () => {
      const [sample] = (await db.collection('posts').where('authorId', '==', READER.uid).limit(1).get()).docs;
      const post = {
        ...sample?.data(),
        groupId: null,
        content: 'A post for the meter',
        createdAt: new Date(),
      };
      await db.doc('posts/bench-new').set(post);
      await page.getByText('A post for the meter').waitFor();
    });

    await withoutFunctions(authPort, () => seedBigSchool(db, READER.uid));
    await page.evaluate(() => localStorage.removeItem('selectedSchoolId'));
    await measure('Dashboard, cold, 50,000 posts', 'as with 50', coldFeed);
    await measure('Search of a post of two years ago', 'one page', async () => {
      await page.getByLabel(/search/i).fill(RARE_WORD);
      await page.keyboard.press('Enter');
      await page.getByText(RARE_WORD).first().waitFor();
    });
    await measure('Directory page, 1,500 parents', 'one page', async () => {
      await page.goto(`${app}/directory`);
      await page.getByText('Family0000').waitFor();
    });
    await measure('Directory search, 1,500 parents', 'one page', async () => {
      await page.getByLabel(/search/i).fill('Family1444');
      await page.keyboard.press('Enter');
      await page.getByText('Parent1444').waitFor();
    });
  } finally {
    await context.close();
  }
  rows.push(await measureStatistics(browser, app, db, meter));
  return rows;
}
