import type { Page } from '@playwright/test';
import { article, write } from './feed-support/writing.ts';
import { expect, test } from './support/fixtures.ts';

type Fault = 'missing' | 'throws' | 'errs' | 'never answers';

/** Breaks the browser's database before any script of the page runs. */
const breakIndexedDb = (page: Page, fault: Fault) =>
  page.addInitScript((what) => {
    if (what === 'missing') {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      return;
    }
    const open = () => {
      if (what === 'throws') throw new DOMException('denied', 'SecurityError');
      const request = Object.assign(new EventTarget(), {
        error: new DOMException('Internal error opening backing store', 'UnknownError'),
        onerror: (_event: Event) => undefined,
      });
      if (what === 'errs') {
        request.addEventListener('error', (event) => request.onerror(event));
        setTimeout(() => request.dispatchEvent(new Event('error', { cancelable: true })));
      }
      return request;
    };
    IDBFactory.prototype.open = open as never;
    IDBFactory.prototype.deleteDatabase = open as never;
  }, fault);

/** What a browser does whose settings block site data. */
const blockSiteData = (page: Page) =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, store, { get: deny });
    }
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    LockManager.prototype.query = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });

async function logIn(page: Page, account: { email: string; password: string }, keep: boolean): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  if (keep) await page.getByLabel('Keep me signed in on this device').check();
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

const note = (page: Page) => page.getByText('This browser stores nothing on this device');
const siteDataNote = (page: Page) => page.getByText('This browser stores nothing for this site');

for (const fault of ['missing', 'throws', 'errs', 'never answers'] as const) {
  test(`people can work where IndexedDB ${fault}`, async ({ person, world }) => {
    const member = await world.member(await world.school());
    const { page } = await person();
    await breakIndexedDb(page, fault);
    await page.goto('/events');
    await logIn(page, member, true);
    await expect(page).toHaveURL('/events');
    await expect(note(page)).toHaveCount(1);

    // What is written is sent, and the sign-in lasts for the browser session, without a second word about it.
    await page.goto('/dashboard');
    await write(page, `Hello where it ${fault}`);
    await expect(article(page, `Hello where it ${fault}`)).toBeVisible();
    await expect(async () => {
      const posts = world.admin.db.collection('posts');
      expect((await posts.where('authorId', '==', member.uid).get()).size).toBe(1);
    }).toPass();
    await page.reload();
    await expect(article(page, `Hello where it ${fault}`)).toBeVisible();
    await expect(note(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });
}

test('a device that kept a sign-in and never opens its database again can be used', async ({
  person,
  world,
}) => {
  const member = await world.member(await world.school());
  const { page, context } = await person();
  await page.goto('/login');
  await logIn(page, member, true);
  await expect(page).toHaveURL('/dashboard');
  await page.close();
  const later = await context.newPage();
  await breakIndexedDb(later, 'never answers');
  await later.goto('/dashboard');
  await expect(later).toHaveURL('/login');
  await logIn(later, member, false);
  await expect(later).toHaveURL('/dashboard');
  await expect(later.getByLabel('What would you like to share or ask?')).toBeVisible();
});

test('people can work where all site data is blocked, and are told what that means', async ({
  person,
  world,
}) => {
  const member = await world.member(await world.school());
  const { page } = await person();
  await blockSiteData(page);
  await page.goto('/groups?mine=1');
  await expect(page).toHaveURL('/login');
  await logIn(page, member, false);
  // Where they wanted to go is remembered all the same.
  await expect(page).toHaveURL('/groups?mine=1');
  await expect(siteDataNote(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByLabel('What would you like to share or ask?').fill('Half a');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Events' }).click();
  await expect(page).toHaveURL(/\/events/);
  await page.goBack();
  // The draft outlives the screen it was written on.
  await expect(page.getByLabel('What would you like to share or ask?')).toHaveValue('Half a');
  await write(page, 'Half a thought, finished');
  await expect(article(page, 'Half a thought, finished')).toBeVisible();
  await expect(async () => {
    const posts = world.admin.db.collection('posts');
    expect((await posts.where('authorId', '==', member.uid).get()).size).toBe(1);
  }).toPass();
});
