import type { Page, Route } from '@playwright/test';
import { offsetOf, portsFor } from '../../scripts/backend/ports.ts';
import { documents, write } from '../../scripts/seed/store.ts';
import { newAnnouncement } from '../../src/domain/inputs/announcement.ts';
import type { World } from '../support/world.ts';
import { writeEvents } from './feed-support/events.ts';
import { storedPosts, writePosts } from './feed-support/posts.ts';
import { article, write as writePost } from './feed-support/writing.ts';
import { appCame, type Device, installed, signInForGood, snapshot, test } from './offline-support/device.ts';
import { axe, expect } from './support/fixtures.ts';
import { waitLong } from './support/wait-long.ts';

test.setTimeout(120_000);

const ports = portsFor(offsetOf('tests'));
const BACKEND = new RegExp(`^http://127\\.0\\.0\\.1:(${ports.firestore}|${ports.auth})/`);

const homes = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('schoolgate.home.')));

/** A device on which Ana's home, with somebody's post, is kept for the next time. */
async function keptHome(device: Device, world: World) {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana' });
  const ben = await world.member(school);
  await writePosts(world, school, ben, ['Who has a ladder?']);
  await writeEvents(world, school, ben, { Jumble: 1 });
  const page = await device.start('/login');
  await signInForGood(page, ana);
  await installed(page);
  await expect(article(page, 'Who has a ladder?')).toBeVisible();
  for (const kept of ['Who has a ladder?', 'Jumble'])
    await expect
      .poll(() => page.evaluate((text) => JSON.stringify(localStorage).includes(text), kept))
      .toBe(true);
  return { page, school, ana };
}

const storedTexts = async (...from: Parameters<typeof storedPosts>) =>
  (await storedPosts(...from)).map(({ content }) => content);

/** Bounds of how long the app waits for the strip of events, and at log-out for what is on its way. */
const PARTS_WAIT = { least: 901, most: 2_000 };

/** Leaves every question to the backend without an answer. Returns what lets them through again. */
async function hang(page: Page): Promise<() => Promise<void>> {
  const held = new Set<Route>();
  const hold = (route: Route) => void held.add(route);
  await page.route(BACKEND, hold);
  return async () => {
    await page.unroute(BACKEND, hold);
    for (const route of held) await route.continue().catch(() => undefined);
  };
}

test('opened again, the last home is there before the app runs, and gives way without a jump', async ({
  device,
  world,
}) => {
  const { page, school, ana } = await keptHome(device, world);

  await page.addInitScript(waitLong, PARTS_WAIT);
  await page.addInitScript(() => {
    const seen = { before: '', behind: '', withoutEvents: 0, shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const home = document.getElementById('home-snapshot');
      const root = document.getElementById('root')?.textContent ?? '';
      if (!(home?.textContent ?? root).includes('Jumble')) seen.withoutEvents += Number(seen.before !== '');
      if (!home || seen.before) return;
      seen.before = home.textContent;
      seen.behind = root;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await appCame(page);
  await expect(article(page, 'Who has a ladder?')).toBeVisible();
  const seen = await page.evaluate(
    () =>
      (
        window as unknown as {
          seen: Record<'before' | 'behind', string> & Record<'withoutEvents' | 'shifts', number>;
        }
      ).seen,
  );
  expect(seen.before).toContain('Who has a ladder?');
  expect(seen.behind).not.toContain('Who has a ladder?');
  // The strip of events comes later than the posts, and was there all the time.
  expect(seen.withoutEvents).toBe(0);
  expect(seen.shifts).toBeLessThanOrEqual(0.02);
  // What is there now is alive.
  const like = article(page, 'Who has a ladder?').getByRole('button', { name: /like/i }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  // Whoever logs out before it has arrived is asked whether to lose it.
  const likes = async () => {
    const posts = await storedPosts(world, school);
    return posts.find(({ content }) => content === 'Who has a ladder?')?.likedBy;
  };
  await expect.poll(likes).toEqual([ana.uid]);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await homes(page)).toEqual([]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Who has a ladder?')).toHaveCount(0);
});

test('while the backend hangs, the last home is there to read, and what is written waits @any-screen', async ({
  device,
  world,
}) => {
  const { page, school } = await keptHome(device, world);

  // Whether it comes depends on how quick the machine is.
  device.allowComplaint(/Could not reach Cloud Firestore backend/);
  const release = await hang(page);
  await page.reload();
  await appCame(page);
  await expect(article(page, 'Who has a ladder?')).toBeVisible();
  await writePost(page, 'Mine is yours.');
  await expect(article(page, 'Mine is yours.')).toBeVisible();
  expect(await storedTexts(world, school)).not.toContain('Mine is yours.');
  await release();
  await expect.poll(() => storedTexts(world, school), { timeout: 60_000 }).toContain('Mine is yours.');
});

/** Where the first post stood as the home that was kept gave way: in its last frame, and in the first one of the page. */
interface Heights {
  before?: number;
  after?: number;
}

/** Opens the home again. Returns by how many pixels the first post moved as the page took the place of what was kept. */
async function reopened(page: Page): Promise<number> {
  await page.reload();
  await appCame(page);
  const { before, after } = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return (window as unknown as { heights: Heights }).heights;
  });
  return Math.round((after ?? Number.NaN) - (before ?? Number.NaN));
}

test('an announcement is in the home that is kept as the next visit finds it @any-screen', async ({
  device,
  world,
}) => {
  const { page, school } = await keptHome(device, world);
  const mo = await world.moderator(school);
  const text = 'Please come by the main entrance.';
  const inKept = () =>
    page.evaluate((part) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('schoolgate.home.'));
      return (localStorage.getItem(key ?? '') ?? '').includes(part);
    }, text);
  await page.addInitScript(() => {
    const heights: Heights = {};
    Object.assign(window, { heights });
    const look = () => {
      const home = document.querySelector('#home-snapshot article');
      const post = home ?? document.querySelector('#root article');
      const height = post?.getBoundingClientRect().top;
      if (home) heights.before = height;
      else if (heights.before !== undefined) heights.after ??= height;
      requestAnimationFrame(look);
    };
    look();
  });

  const announcement = newAnnouncement({
    ...{ id: `news-${school.id}`, schoolId: school.id, userId: mo.uid },
    input: { title: 'The gate stays shut', text, asksAcknowledgement: false },
  });
  const now = new Date();
  await write(world.admin.db, [
    documents.announcement({ ...announcement, createdAt: now, publishedAt: now }),
  ]);
  // News lies over the posts as one line; the next visit has its room above them.
  await expect(page.getByRole('button', { name: 'Announcement: The gate stays shut' })).toBeVisible();
  await expect.poll(inKept).toBe(true);
  expect(await reopened(page)).toBe(0);
  const card = page.getByRole('region', { name: 'The gate stays shut' });
  await expect(card).toBeVisible();
  // Once it is seen it is there until the next visit, which does not find it any more.
  await expect.poll(inKept).toBe(false);
  expect(await reopened(page)).toBe(0);
  await expect(card).toHaveCount(0);
});

test('what is pressed before the app runs is done once it does @any-screen', async ({ device, world }) => {
  const { page } = await keptHome(device, world);
  // Without the posts on the device the app has to ask for them, and the home stays as long as that takes.
  await page.goto('/before-paint.js');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      if (name.startsWith('firestore')) indexedDB.deleteDatabase(name);
  });
  device.allowComplaint(/Could not reach Cloud Firestore backend/);
  const release = await hang(page);
  await page.goto('/dashboard');
  await expect(snapshot(page).getByText('Who has a ladder?')).toBeVisible();
  await axe(page);
  await snapshot(page).getByRole('button', { name: /like/i }).first().click();
  await release();
  await appCame(page);
  const post = article(page, 'Who has a ladder?');
  await expect(post.getByRole('button', { name: /like/i }).first()).toHaveAttribute('aria-pressed', 'true');
});

test('whoever is no member any more sees the home no longer than until the server answers @any-screen', async ({
  device,
  world,
}) => {
  const { page, ana } = await keptHome(device, world);
  await page.goto('/before-paint.js');
  await world.admin.db
    .doc(`users/${ana.uid}`)
    .update({ approved: false, approvedSchools: [], schoolIds: [], schools: [] });

  await page.goto('/dashboard');
  await expect(page).toHaveURL('/join-school');
  await expect(page.getByText('Who has a ladder?')).toHaveCount(0);
  expect(await homes(page)).toEqual([]);
});
