import type { Browser, Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { RARE_WORD, seedBigSchool } from './big-school.ts';
import { logIn } from './log-in.ts';
import { type Meter, type Reads, readsOf, settled } from './meter.ts';
import { measureStatistics } from './statistics.ts';
import { withoutFunctions } from './without-functions.ts';

const IDLE_MS = 60_000;
/** Who reads: a member of the seeded school, and later of the large one. */
export const READER = { uid: 'seedparent', email: 'parent@schoolgate.test' };

/** Screens beside the feed, each opened by its address in the seeded school. */
const SCREENS = [
  ['Notifications', '/notifications'],
  ['Events', '/events'],
  ['An event', '/events/seed-event-2'],
  ['Groups', '/groups'],
  ['Directory', '/directory'],
  ['A profile', `/profile/${READER.uid}`],
  ['Parent Assistant', '/parent-assistant'],
] as const;

const feedPosts = (page: Page) => page.getByRole('main').getByRole('article');

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
    await settled(meter);
    rows.push(readsOf(meter, name, allowed));
  };
  const coldFeed = async () => {
    await page.reload();
    await feedPosts(page).first().waitFor();
  };
  try {
    await logIn(page, app, READER.email);
    await feedPosts(page).first().waitFor();
    await measure('Dashboard, cold', '12 of posts and users', coldFeed);
    await measure('Idle minute', '0', () => page.waitForTimeout(IDLE_MS));
    await measure('A new post', '1 (+1 rule read)', async () => {
      const [sample] = (await db.collection('posts').where('authorId', '==', READER.uid).limit(1).get()).docs;
      const post = {
        ...sample?.data(),
        groupId: null,
        content: 'A post for the meter',
        createdAt: new Date(),
        sortAt: new Date(),
        pinnedUntil: null,
      };
      await db.doc('posts/bench-new').set(post);
      await page.getByText('A post for the meter').waitFor();
    });

    for (const [name, path] of SCREENS) {
      await measure(`${name}, cold`, '', async () => {
        await page.goto(app + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
      });
    }
    await page.goto(`${app}/dashboard`);

    await withoutFunctions(authPort, (idle) => seedBigSchool(db, READER.uid, idle));
    // Of what the tab and the device remember nothing may stand before what the account says.
    await page.evaluate(() => {
      localStorage.removeItem('selectedSchoolId');
      sessionStorage.removeItem('schoolgate.school');
    });
    await measure('Dashboard, cold, 50,000 posts', 'as with 50', coldFeed);
    await measure('Search of a post of two years ago', 'one page', async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('searchbox').fill(RARE_WORD);
      await page.keyboard.press('Enter');
      await page.getByText(`1 post found for “${RARE_WORD}”`).waitFor();
    });
    await measure('Directory, 1,500 parents', 'as with 50, ± a page of 24', async () => {
      await page.goto(`${app}/directory?by=parent`);
      await page.getByText('Family0000').waitFor();
    });
    await measure('Directory search, 1,500 parents', 'one page', async () => {
      await page.getByLabel('Search by name, child, grade or room').fill('Family1444');
      await page.keyboard.press('Enter');
      await page.getByText('Parent1444').waitFor();
    });
  } finally {
    await context.close();
  }
  rows.push(await measureStatistics(browser, app, db, meter));
  return rows;
}
