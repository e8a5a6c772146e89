import type { Page } from '@playwright/test';
import { rowsOf } from './admin-support/people.ts';
import { crowd } from './layout-support/crowd.ts';
import { addressesByRoute, screensOf } from './layout-support/screens.ts';
import { pathPattern, Walk } from './layout-support/walk.ts';
import { expect, test } from './support/fixtures.ts';

// Nothing scrolls sideways, is cut or lies on something else, with everything that people type as long as it may be,
// from 320 to 1280 px and with letters of twice the size. In one project only: it sizes its windows itself.
test.describe.configure({ timeout: 240_000 });
// A finger's targets are the larger ones. The findings say where to look, a trace would double the time.
test.use({ hasTouch: true, trace: 'off', actionTimeout: 15_000 });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the screens of those who run schools', async ({ person, world }) => {
  const everybody = await crowd(world);
  const { school, second, parent } = everybody;
  const someone = await person();
  const { page, signIn } = someone;
  const roles = { isAdmin: true, isModerator: true };
  await signIn(await world.member([school, second], { ...roles, firstName: parent.firstName }));
  const walk = new Walk(someone);
  await walk.to(...screensOf('runner', everybody, page));

  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/users?user=${parent.uid}`);
  await walk.window('removal', button(page, /^Remove /), dialog);
  await page.getByRole('checkbox', { name: /Moderator/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await walk.look('role');
  await button(page, 'Make moderator').click();
  await expect(page.getByText(/will become a moderator/)).toBeVisible();
  await walk.look('message with a way back');
  await button(page, 'Undo').first().click();
  walk.check();
});

test('the screens of those who review', async ({ person, world }) => {
  const everybody = await crowd(world);
  const { school, second, parent, waiting } = everybody;
  const someone = await person();
  const { page, signIn } = someone;
  // No admin, who sees the oldest requests of all schools, those of other tests too.
  await signIn(await world.moderator([school, second], { firstName: parent.firstName }));
  const walk = new Walk(someone);
  await walk.to(...screensOf('reviewer', everybody, page));
  await page.goto('/admin/pending-requests');
  const request = rowsOf(page, 'button').filter({ hasText: waiting.email });
  const dialog = page.getByRole('dialog');
  await walk.window('reject', request.getByRole('button', { name: /^Reject/ }), dialog);
  await request.getByRole('button', { name: /document/ }).click();
  await expect(dialog.getByRole('link', { name: 'Download document' })).toBeVisible();
  await walk.look('document');
  walk.check();
});

test('the screens of parents', async ({ person, world }) => {
  const everybody = await crowd(world);
  const someone = await person();
  await someone.signIn(everybody.parent);
  const walk = new Walk(someone);
  await walk.to(...screensOf('parent', everybody, someone.page));
  walk.check();
});

test('the windows over the page, and what is typed', async ({ person, world }) => {
  const { parent, postId, eventId } = await crowd(world);
  const someone = await person();
  const { page, signIn } = someone;
  await signIn(parent);
  const walk = new Walk(someone);
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const menu = page.getByRole('menu');

  await walk.to(['/dashboard', main(page).getByRole('article')]);
  await walk.window('account menu', button(page, 'Your account'), menu);
  await walk.window('bell', button(page, /notification/i), dialog);
  await walk.window('post menu', button(page, 'More about this post'), menu);
  await walk.window('picture', button(page, /^Show the picture/), dialog);
  await page.getByLabel('What would you like to share or ask?').fill('Ganzlangerbeitrag'.repeat(30));
  await page.locator('input[type=file]').setInputFiles('public/icons/icon-512.png');
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await walk.look('post with a picture');
  await page.goto(`/dashboard?search=${'Unauffindbarkeiten'.repeat(8)}`);
  await expect(page.getByText(/No matches found/)).toBeVisible();
  await walk.look('a search');

  await page.goto(`/post/${postId}`);
  await walk.window('event from a post', button(page, /Add to events$/), dialog);
  await button(page, 'More about this post').click();
  await walk.window('delete a post', page.getByRole('menuitem', { name: 'Delete post' }), question);

  await page.goto('/events');
  await button(page, 'Add event').click();
  await button(page, 'Save event').click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await walk.look('event with errors');
  await dialog.getByLabel('Title').fill('S');
  await walk.window('discard', button(page, 'Cancel'), question);
  await button(page, 'Cancel').click();
  await button(page, 'Discard').click();
  await walk.window('event menu', button(page, /^More about /), menu);
  await page.goto('/events?calendar=feed');
  await button(page, 'Make my address').click();
  await expect(dialog.getByLabel('Your private address')).toHaveValue(/\.ics$/);
  await dialog.getByText('How to add it').click();
  await walk.look('calendar feed');
  await page.goto(`/events/${eventId}`);
  await walk.window('edit an event', button(page, 'Edit'), dialog);
  await walk.window('delete an event', button(page, 'Delete'), question);
  walk.check();
});

test('the screens of visitors', async ({ person, world }) => {
  const everybody = await crowd(world);
  const someone = await person();
  const walk = new Walk(someone);
  await walk.to(...screensOf('visitor', everybody, someone.page));
  walk.check();
});

test('the screens of those who wait', async ({ person, world }) => {
  const everybody = await crowd(world);
  const { school, waiting } = everybody;
  const someone = await person();
  const { page, signIn } = someone;
  await signIn(waiting);
  const walk = new Walk(someone);
  await walk.to(['/join-school', main(page).getByText(/Unleserlich/)]);
  await page.getByLabel('Proof document').setInputFiles({
    name: `${'enrolment'.repeat(12)}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 %%EOF'),
  });
  await button(page, 'Request to Join').click();
  await walk.look('join-school with errors');
  await world.admin.db.doc(`users/${waiting.uid}`).update({
    schoolIds: [school.id],
    schools: [{ schoolId: school.id, schoolName: school.name }],
    rejectedRequest: null,
  });
  await walk.to(...screensOf('waiting', everybody, page));
  walk.check();
});

test('every screen is one of its route', async ({ page, world }) => {
  const addresses = addressesByRoute(await crowd(world), page);
  expect(addresses.filter(([pattern, path]) => pathPattern(path) !== pattern)).toEqual([]);
});
