import type { Page } from '@playwright/test';
import { article, composer, refuseSigned, write } from './feed-support/writing.ts';
import { installed, signInForGood, storedText, test } from './offline-support/device.ts';
import { axe, expect, signIn } from './support/fixtures.ts';
import { WRITE_REFUSED } from './support/problems.ts';

test.setTimeout(180_000);

test('what is refused after a restart is a draft again, with the reason', async ({ device, world }) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  let page = await device.start('/login');
  await signInForGood(page, ana);
  await installed(page);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  await device.setOffline(true);
  await write(page, 'Too late');
  await expect(article(page, 'Too late')).toContainText('Waiting to send');
  await device.close();

  const putBack = await refuseSigned(world, school, ana);
  device.expectComplaint(WRITE_REFUSED);
  page = await device.start('/dashboard');
  const draft = page.getByRole('article', { name: 'Your post could not be sent. It is a draft again.' });
  await expect(draft).toContainText('You are not allowed to do this.');
  await expect(draft).toContainText('Too late');
  await axe(page);
  await putBack();
  await draft.getByRole('button', { name: 'Edit and send again' }).click();
  await expect(composer(page)).toHaveValue('Too late');
  await expect(draft).toHaveCount(0);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const posts = world.admin.db.collection('posts').where('schoolId', '==', school.id);
  await expect.poll(async () => (await posts.get()).size).toBe(1);
});

test('who was removed from the school meanwhile can still copy and discard what they wrote', async ({
  device,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  const page = await device.start('/login');
  await signInForGood(page, ana);
  await installed(page);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  await device.setOffline(true);
  await write(page, 'Too late');
  await expect(article(page, 'Too late')).toContainText('Waiting to send');

  const { db } = world.admin;
  await db.doc(`users/${ana.uid}`).update({
    approved: false,
    approvedSchools: [],
    schoolIds: [],
    schools: [],
    selectedSchoolId: null,
  });
  await db.doc(`schools/${school.id}/members/${ana.uid}`).delete();
  device.expectComplaint(WRITE_REFUSED);
  await device.setOffline(false);
  await expect(page).toHaveURL(/\/join-school$/);
  // Whichever comes first, the refusal or the removal: it waits in the outbox, or in the draft it was given back to.
  const draft = page.getByRole('article').filter({ hasText: 'Too late' });
  await expect(draft).toBeVisible();
  await expect(draft.getByRole('button', { name: 'Edit and send again' })).toHaveCount(0);
  await expect(draft.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  await axe(page);
  await draft.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(draft).toHaveCount(0);
});

test('logging out asks about what was not sent and leaves nothing of the person', async ({
  device,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  const page = await device.start('/login');
  await signInForGood(page, ana);
  await installed(page);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  const other = await device.newPage();
  await other.goto('/directory');
  await expect(other.getByText('Ana Silva').first()).toBeVisible();

  await device.setOffline(true);
  await write(page, 'A secret plan');
  await expect(article(page, 'A secret plan')).toContainText('Waiting to send');
  await composer(page).fill('Half a sentence');
  expect(await storedText(page)).toContain(ana.uid);
  expect(await storedText(page)).toContain('A secret plan');

  // What a page holds in its memory goes with it.
  const isSamePage = (tab: Page) => tab.evaluate(() => 'before' in window);
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { before: true }));

  const logOut = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
  };
  await logOut();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Log out and lose what was not sent?');
  await axe(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(article(page, 'A secret plan')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  await logOut();
  // Only a page that has loaded can be asked: while one goes for the next, nothing in it answers.
  const loaded = Promise.all([page, other].map((tab) => tab.waitForEvent('load')));
  await question.getByRole('button', { name: 'Log Out' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/login$/);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSamePage(tab)).toBe(false);
    await expect
      .poll(() => storedText(tab))
      .not.toMatch(new RegExp([ana.uid, ana.email, school.id, 'secret plan', 'Half a', 'Silva'].join('|')));
  }
});

test('without IndexedDB for Firestore the app works from memory', async ({ device, world }) => {
  const school = await world.school();
  const ana = await world.member(school);
  const page = await device.start('/contact');
  await device.context.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, version) => {
      if (!name.startsWith('firestore/')) return open(name, version);
      const request = open(`${name}-refused`, 1);
      // As private windows do: it begins well and fails later.
      request.addEventListener('upgradeneeded', (event) => {
        event.stopImmediatePropagation();
        request.transaction?.abort();
      });
      return request;
    };
  });
  await page.goto('/login');
  await signInForGood(page, ana);
  // What draws a post that waits may not have been needed before.
  await installed(page);
  await write(page, 'From memory');
  await expect(article(page, 'From memory')).toBeVisible();
  await device.setOffline(true);
  await write(page, 'While the tab lives');
  await expect(article(page, 'While the tab lives')).toContainText('Waiting to send');
  await device.setOffline(false);
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
  const posts = world.admin.db.collection('posts').where('schoolId', '==', school.id);
  await expect.poll(async () => (await posts.get()).size).toBe(2);
});

test('not kept, what is not sent waits with its tab and arrives once', async ({ device, world }) => {
  const school = await world.school();
  const ana = await world.member(school);
  const page = await device.start('/login');
  await signIn(page, ana);
  await installed(page);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  await device.setOffline(true);
  await write(page, 'For later');
  await expect(article(page, 'For later')).toContainText('Waiting to send');

  // The memory of the page is gone; this browser remembers nothing of the school, and says so.
  await page.reload();
  await expect(page.getByText('Your account could not be loaded.')).toBeVisible();
  await axe(page);
  await device.setOffline(false);
  const posts = world.admin.db.collection('posts').where('schoolId', '==', school.id);
  await expect.poll(async () => (await posts.get()).size).toBe(1);
  await expect(article(page, 'For later')).toHaveCount(1);
  await expect(page.getByText('Sending...')).toHaveCount(0);
  await expect(composer(page)).toHaveValue('');
  await page.reload();
  await expect(article(page, 'For later')).toHaveCount(1);
  expect((await posts.get()).size).toBe(1);
});

test('whoever waits too long for the first data finds a way out', async ({ device, world }) => {
  const ana = await world.member(await world.school());
  const page = await device.start('/login');
  await signIn(page, ana);
  await expect(page).toHaveURL(/\/dashboard$/);
  // A server that takes calls and never answers; after ten seconds Firestore says so, too.
  device.expectComplaint(/Could not reach Cloud Firestore backend/);
  await page.route('**/google.firestore.v1.Firestore/**', () => undefined);
  await page.reload();
  const slow = 'This is taking longer than usual. Check your connection, or log out and in again.';
  await expect(page.getByText(slow)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('main').getByRole('button', { name: 'Log Out' })).toBeVisible();
  await axe(page);
  await expect(page.getByText('Your account could not be loaded.')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
});
