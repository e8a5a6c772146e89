import { readFileSync } from 'node:fs';
import { tracesIn } from '../support/traces.ts';
import type { TestUser, World } from '../support/world.ts';
import { writePosts } from './feed-support/posts.ts';
import { entry, followBell } from './moderation-support/steps.ts';
import { runScheduled } from './support/control.ts';
import { expect, test } from './support/fixtures.ts';
import { looksRight } from './support/looks.ts';

// Several people, or every screen in both themes: much for one test on a slow machine.
test.describe.configure({ timeout: 180_000 });

const DAY = 24 * 60 * 60_000;

/** A parent with a picture and a child. */
async function aParent(world: World, schoolId: string, parent: TestUser): Promise<void> {
  const profilePicUrl = await world.storeFile({
    path: `profile-pictures/${parent.uid}/face.webp`,
    bytes: readFileSync('scripts/seed/assets/face-1.webp'),
    type: 'image/webp',
    metadata: { uid: parent.uid },
  });
  const { db } = world.admin;
  await db.doc(`users/${parent.uid}`).update({ profilePicUrl });
  await db.doc(`schools/${schoolId}/members/${parent.uid}`).update({ profilePicUrl });
}

test('a parent takes a copy of what is held about them along', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school);
  await writePosts(world, school, parent, ['Who has a ladder?']);
  const { page, signIn } = await person();
  await signIn(parent);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Your data' }).click();
  await expect(page).toHaveURL('/my-data');
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await expect(page.getByText(/^Your copy is ready: .+\. It is deleted/)).toBeVisible();
  await looksRight(page);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('my-data.zip');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('a parent keeps the picture and the children from other parents', async ({ person, world }) => {
  const school = await world.school();
  const children = [{ name: 'Lea', gradeOrRoom: 'Grade 1' }];
  const mia = await world.member(school, { firstName: 'Mia', bio: 'I bake bread.', children });
  await aParent(world, school.id, mia);
  const [parent, reader] = [await person(), await person()];
  await reader.signIn(await world.member(school), '/directory');
  const card = entry(reader.page, `Mia ${mia.lastName}`);
  await expect(card).toContainText('Lea');
  await expect(card.locator('img')).toBeVisible();

  await parent.signIn(mia, '/my-data');
  const boxes = ['Your picture', 'Names of your children'];
  for (const name of boxes) await parent.page.getByRole('checkbox', { name }).uncheck();
  await expect
    .poll(async () => (await world.data(`users/${mia.uid}`))?.hiddenFields)
    .toEqual(['childNames', 'picture']);
  await parent.page.reload();
  for (const name of boxes) await expect(parent.page.getByRole('checkbox', { name })).not.toBeChecked();
  await expect(parent.page.getByRole('checkbox', { name: 'About me' })).toBeChecked();
  await looksRight(parent.page);

  await reader.page.reload();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Lea');
  await expect(card.locator('img')).toHaveCount(0);
  await card.getByRole('link').click();
  const profile = reader.page.getByRole('article');
  await expect(profile).toContainText('I bake bread.');
  await expect(profile).not.toContainText('Lea');
  await expect(profile.locator('img')).toHaveCount(0);
});

test('contact details are asked for, given and taken back', async ({ person, world }) => {
  const school = await world.school();
  const tove = await world.member(school, { firstName: 'Tove' });
  const ana = await world.member(school, { firstName: 'Ana' });
  const [asker, giver] = [await person(), await person()];
  await asker.signIn(ana, `/profile/${tove.uid}`);
  await asker.page.getByRole('button', { name: 'Ask for contact details' }).click();
  await expect(asker.page.getByText(/^You asked Tove on/)).toBeVisible();
  await looksRight(asker.page);

  await giver.signIn(tove);
  await followBell(giver.page, `Ana ${ana.lastName} is asking for your contact details.`);
  await expect(giver.page).toHaveURL('/contacts');
  await giver.page.getByLabel('Phone').fill('+47 22 33 44 55');
  await giver.page.getByRole('button', { name: 'Save' }).click();
  await expect(giver.page.getByText('Saved.')).toBeVisible();
  await expect(giver.page.getByRole('link', { name: `Ana ${ana.lastName}` })).toBeVisible();
  await looksRight(giver.page);
  await giver.page.getByRole('button', { name: 'Share mine' }).click();
  await expect(giver.page.getByText('Nobody is waiting for an answer.')).toBeVisible();

  const number = asker.page.getByRole('link', { name: '+47 22 33 44 55' });
  await expect(number).toHaveAttribute('href', 'tel:+4722334455');
  await followBell(asker.page, `Tove ${tove.lastName} shared their contact details with you.`);
  await expect(number).toBeVisible();
  await looksRight(asker.page);
  await giver.page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(giver.page.getByText('You share them with nobody.')).toBeVisible();
  await expect(number).toHaveCount(0);
});

test('an account is deleted a week after it was asked for, unless its parent keeps it', async ({
  person,
  world,
  mail,
}) => {
  const school = await world.school();
  const mia = await world.member(school, { firstName: 'Mia' });
  await aParent(world, school.id, mia);
  await writePosts(world, school, mia, ['Who has a ladder?']);
  const traces = () => tracesIn(world.admin, [mia.uid, mia.email, mia.lastName]);
  const { page, signIn, expectComplaint } = await person();
  await signIn(mia, '/my-data');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const ask = async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByRole('radio', { name: 'Delete my posts, comments and events as well' }).check();
    await looksRight(page);
    await dialog.getByRole('button', { name: 'Delete in seven days' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const banner = page.getByText(/^Your account will be deleted/);

  await ask();
  await mail.waitFor(mia.email, /will be deleted/);
  await page.goto('/dashboard');
  await expect(banner).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto('/my-data');
  await ask();
  await expect(banner.first()).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();

  // The week passes for this account alone: the functions' clock is that of all tests that run at the same time.
  const wish = world.admin.db.doc(`accountDeletions/${mia.uid}`);
  const due: Date = (await wish.get()).get('dueAt').toDate();
  expect(Math.round((due.getTime() - Date.now()) / DAY)).toBe(7);
  await runScheduled('eraseDueAccounts');
  expect(await world.data(`users/${mia.uid}`)).not.toBeNull();
  await wish.update({ dueAt: new Date(due.getTime() - 7.1 * DAY) });
  await runScheduled('eraseDueAccounts');
  // What was asked for is forgotten last. To look for traces reads everything there is, which may hold up the erasure.
  await expect.poll(() => world.data(wish.path), { timeout: 60_000 }).toBeNull();
  await expect.poll(traces).toEqual([]);

  // What the browser says of a sign-in that is refused.
  expectComplaint(/400 \(Bad Request\)/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(mia.email);
  await page.getByLabel('Password', { exact: true }).fill(mia.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('The email address or password is not right.')).toBeVisible();
});
