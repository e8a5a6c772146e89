import type { Page } from '@playwright/test';
import { documents, memberOf, write } from '../../scripts/seed/store.ts';
import { DAILY_LIMITS, UPLOAD_LIMITS } from '../../src/domain/daily-limit.ts';
import { countedDay, dayAfter, rateCounterId } from '../../src/domain/rate-counter.ts';
import { filePath } from './feed-support/pictures.ts';
import { storedComments, storedPosts, writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { composer, refuseSigned } from './feed-support/writing.ts';
import { expect, test } from './support/fixtures.ts';
import { WRITE_REFUSED } from './support/problems.ts';

const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
// The smallest PNG: one dot.
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('what was typed survives a reload, and blank posts are not sent', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school);
  const { page, signIn } = await person();
  await signIn(parent);
  await composer(page).fill('   ');
  await post(page).click();
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  await expect(composer(page)).toBeFocused();

  await composer(page).fill('Half a sentence');
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a sentence');
  await composer(page).press('Control+Enter');
  await expect(page.getByRole('article')).toContainText('Half a sentence');
  await expect.poll(() => storedPosts(world, school)).toMatchObject([{ content: 'Half a sentence' }]);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Half a sentence');
  await expect(composer(page)).toHaveValue('');
});

test('a post that is refused comes back with its picture, and Try again sends it @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school, { firstName: 'Nina', lastName: 'Parent' });
  const { page, signIn, expectComplaint } = await person();
  await signIn(parent);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();

  expectComplaint(WRITE_REFUSED);
  const putBack = await refuseSigned(world, school, parent);
  await composer(page).fill('Important!');
  await choose(page, 'dot.png', 'image/png', DOT);
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await post(page).click();
  await expect(page.getByText(/Your post could not be sent/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(composer(page)).toHaveValue('Important!');
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await axeInBothThemes(page);

  await putBack();
  await composer(page).fill('Important, corrected!');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toContainText('Important, corrected!');
  await expect
    .poll(() => storedPosts(world, school))
    .toMatchObject([{ content: 'Important, corrected!', imageUrl: expect.any(String) }]);
  // The picture was stored by the first try and is used by the second.
  const [stored] = await storedPosts(world, school);
  const path = filePath(stored?.imageUrl ?? '');
  const [files] = await world.admin.bucket.getFiles({ prefix: 'post-images/' });
  const theirs = files.filter((file) => file.metadata.metadata?.uid === parent.uid);
  expect(theirs.map((file) => file.name)).toEqual([path]);
});

test('a post goes out under a profile that was changed a moment ago @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school);
  const { page, signIn, expectComplaint } = await person();
  await signIn(parent);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  // Of the change the directory knows, and this page does not.
  const children = [{ name: 'Noa', gradeOrRoom: 'Room 4' }];
  await write(world.admin.db, [documents.member(school.id, memberOf({ ...parent, children }, new Date()))]);
  expectComplaint(WRITE_REFUSED);
  await composer(page).fill('Who has a ladder?');
  await post(page).click();
  await expect
    .poll(() => storedPosts(world, school))
    .toMatchObject([{ content: 'Who has a ladder?', children }]);
  await expect(page.getByText(/could not be sent/)).toHaveCount(0);
});

test('the thirty-first post of a day is told and comes back, and goes on the next day', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school);
  const { page, signIn, expectComplaint } = await person();
  await signIn(parent);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();

  const day = countedDay(new Date());
  const counter = world.admin.db.doc(`rateCounters/${rateCounterId(parent.uid, 'posts', day)}`);
  const [count, expiresAt] = [DAILY_LIMITS.posts - 1, dayAfter(day)];
  await counter.set({ count, lastId: 'before', at: new Date(), expiresAt });
  await composer(page).fill('The last one of today');
  await post(page).click();
  await expect(page.getByRole('article')).toContainText('The last one of today');
  await expect.poll(() => storedPosts(world, school)).toMatchObject([{ content: 'The last one of today' }]);

  expectComplaint(WRITE_REFUSED);
  await composer(page).fill('One too many');
  await post(page).click();
  await expect(page.getByText(/That is as much as one day allows\. You can go on from \S.+\./)).toBeVisible();
  await expect(composer(page)).toHaveValue('One too many');
  await expect(page.getByRole('article')).toHaveCount(1);
  await axeInBothThemes(page);
  // Neither a reload nor a second press loses it.
  await page.reload();
  await expect(composer(page)).toHaveValue('One too many');
  await post(page).click();
  await expect(page.getByText(/That is as much as one day allows\./)).toBeVisible();
  await expect(composer(page)).toHaveValue('One too many');
  expect(await storedPosts(world, school)).toHaveLength(1);

  // As a new day has it.
  await counter.delete();
  await post(page).click();
  await expect(page.getByRole('article').filter({ hasText: 'One too many' })).toBeVisible();
  await expect.poll(async () => (await storedPosts(world, school)).length).toBe(2);
});

test('the sixty-first picture of a day comes back with its post, and goes on the next day @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school);
  const { page, signIn, expectComplaint } = await person();
  await signIn(parent);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();

  expectComplaint(WRITE_REFUSED);
  const day = countedDay(new Date());
  const counter = world.admin.db.doc(`rateCounters/${rateCounterId(parent.uid, 'postImages', day)}`);
  const count = UPLOAD_LIMITS.postImages;
  await counter.set({ count, lastId: 'before', at: new Date(), expiresAt: dayAfter(day) });
  await composer(page).fill('One more');
  await choose(page, 'dot.png', 'image/png', DOT);
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await post(page).click();
  await expect(page.getByText(/That is as much as one day allows/)).toBeVisible();
  await expect(composer(page)).toHaveValue('One more');
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await axeInBothThemes(page);

  // As a new day has it.
  await counter.delete();
  await post(page).click();
  await expect(page.getByRole('article')).toContainText('One more');
  await expect.poll(() => storedPosts(world, school)).toMatchObject([{ imageUrl: expect.any(String) }]);
});

test('pictures can be dropped, pasted and removed; other files are refused in words', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school);
  const { page, signIn } = await person();
  await signIn(parent);
  const preview = page.getByAltText('Your picture');

  await choose(page, 'notes.txt', 'text/plain', Buffer.from('notes'));
  await expect(page.getByText('This is not a picture.', { exact: false })).toBeVisible();
  await choose(page, 'live.heic', 'image/heic', Buffer.from('not for this browser'));
  await expect(page.getByText('We can’t read this picture.', { exact: false })).toBeVisible();
  await axeInBothThemes(page);

  for (const kind of ['drop', 'paste'] as const) {
    await composer(page).evaluate(
      async (element, [type, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'dot.png', { type: 'image/png' }));
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        element.dispatchEvent(event);
      },
      [kind, DOT.toString('base64')] as const,
    );
    await expect(preview).toBeVisible();
    await expect(page.getByText('We can’t read this picture.', { exact: false })).toHaveCount(0);
    // A picture alone is not a post.
    await post(page).click();
    await expect(page.getByText('Please write a few words with your picture.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(preview).toHaveCount(0);
  }
});

test('a comment that is refused comes back, and Try again sends it @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school, { firstName: 'Nina', lastName: 'Parent' });
  const [asked] = await writePosts(world, school, parent, ['Who has a ladder?']);
  if (!asked) throw new Error('no post');
  const { page, signIn, expectComplaint } = await person();
  await signIn(parent);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('No comments yet.')).toBeVisible();

  expectComplaint(WRITE_REFUSED);
  const putBack = await refuseSigned(world, school, parent);
  await page.getByLabel('Write a comment').fill('I have one.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/Your comment could not be sent/)).toBeVisible();
  await expect(page.getByLabel('Write a comment')).toHaveValue('I have one.');
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(0);

  await putBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveText([/I have one\./]);
  await expect.poll(() => storedComments(world, asked.id)).toEqual(['I have one.']);
});
