import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';

/** A tab of its own, as a link in a mail opens it: nothing is copied from another one. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Notes every address the page has shown, also for a moment. */
const noteAddresses = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => void seen.push(new URL(frame.url()).pathname));
  return seen;
};

const tokensIn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return { local: JSON.stringify(localStorage), names, session: JSON.stringify(sessionStorage) };
  });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
}

test('a second tab is signed in at once, and nothing of it is on the device', async ({ person, world }) => {
  const member = await world.member(await world.school());
  const { page, context, signIn } = await person();
  await signIn(member);
  await expect(page).toHaveURL('/dashboard');

  const second = await context.newPage();
  const seen = noteAddresses(second);
  await second.goto('/groups?mine=1');
  await expect(second.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  expect(seen).not.toContain('/login');

  const { local, names, session } = await tokensIn(second);
  expect(session).toContain('refreshToken');
  expect(local).not.toContain('oken');
  expect(names).toEqual([]);

  // The first may be closed: the second has what it needs, also after a reload.
  await page.close();
  await second.reload();
  await expect(second.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  const third = await openTab(context, '/login');
  await expect(third).toHaveURL('/dashboard');
});

test('whoever closes the browser is signed out, and / knows it', async ({ person, world }) => {
  const member = await world.member(await world.school());
  const { page, context, signIn } = await person();
  await signIn(member);
  await expect(page).toHaveURL('/dashboard');
  // Another tab of the landing page goes on by itself.
  const second = await openTab(context, '/');
  await expect(second).toHaveURL('/dashboard');
  await second.close();
  await page.close();

  const later = await context.newPage();
  const scripts: string[] = [];
  later.on('response', (response) => void scripts.push(response.url()));
  await later.goto('/', { waitUntil: 'networkidle' });
  await expect(later).toHaveURL('/');
  // Nothing is loaded to find out what is known: nobody is signed in.
  expect(scripts.filter((url) => /firebase/.test(url))).toEqual([]);
  await later.goto('/dashboard');
  await expect(later).toHaveURL('/login');
});

test('signing out reaches every tab', async ({ person, world }) => {
  const member = await world.member(await world.school());
  const { page, context, signIn } = await person();
  await signIn(member);
  await expect(page).toHaveURL('/dashboard');
  const second = await openTab(context, '/events');
  await expect(second.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await logOut(page);
  await expect(second).toHaveURL('/login');
  expect((await tokensIn(second)).session).not.toContain('oken');
  const third = await openTab(context, '/dashboard');
  await expect(third).toHaveURL('/login');
});

test('a log-in takes along the tabs that wait for one, each to where it was going', async ({
  person,
  world,
}) => {
  const member = await world.member(await world.school());
  const { page, context } = await person();
  await page.goto('/events');
  await expect(page).toHaveURL('/login');
  const second = await openTab(context, '/groups?mine=1');
  await expect(second).toHaveURL('/login');
  await signIn(second, member);
  await expect(second).toHaveURL('/groups?mine=1');
  await expect(page).toHaveURL('/events');
});

test('tabs of two people stay theirs, and a third is nobody’s', async ({ person, world }) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana' });
  const ben = await world.member(school, { firstName: 'Ben' });
  const { page, context } = await person();
  const second = await context.newPage();
  // Cut off from the other tabs, as by a version of the app that does not speak with them.
  await second.addInitScript(() => {
    LockManager.prototype.query = () => Promise.resolve({ held: [], pending: [] });
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  await signIn(page, ana);
  await expect(page).toHaveURL('/dashboard');
  await signIn(second, ben);
  await expect(second).toHaveURL('/dashboard');
  const names = async () =>
    Promise.all(
      [page, second].map(async (tab) => {
        await tab.reload();
        await tab.getByRole('button', { name: 'Your account' }).click();
        const menu = (await tab.getByRole('menu').textContent()) ?? '';
        await tab.keyboard.press('Escape');
        return menu.slice(0, 3);
      }),
    );
  expect(await names()).toEqual(['Ana', 'Ben']);
  const third = await openTab(context, '/dashboard');
  await expect(third).toHaveURL('/login');
  await logOut(page);
  await second.reload();
  await expect(second.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('an account that is deleted leaves no hint that somebody is signed in', async ({ person, world }) => {
  const member = await world.member(await world.school());
  const { page, context, expectComplaint, allowComplaint } = await person();
  expectComplaint(/status of 400/);
  // The database may be asked before it is known that the account is gone, and refuses.
  allowComplaint(/status of 401|Could not reach Cloud Firestore/);
  await page.goto('/login');
  await page.getByLabel('Keep me signed in on this device').check();
  await signIn(page, member);
  await expect(page).toHaveURL('/dashboard');
  await page.close();
  await world.admin.auth.deleteUser(member.uid);
  const later = await openTab(context, '/');
  await expect(async () => {
    expect(await later.evaluate(() => localStorage.getItem('schoolgate.signedIn'))).toBeNull();
  }).toPass();
  // Until the server had answered, the account was believed.
  await expect(later).toHaveURL('/login');
});
