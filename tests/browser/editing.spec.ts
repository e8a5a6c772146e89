import type { Locator, Page } from '@playwright/test';
import { DAILY_LIMITS } from '../../src/domain/daily-limit.ts';
import { countedDay, dayAfter, rateCounterId } from '../../src/domain/rate-counter.ts';
import type { TestSchool, TestUser, World } from '../support/world.ts';
import { writeComments } from './feed-support/comments.ts';
import { storedComments, storedPosts, writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { article } from './feed-support/writing.ts';
import { misfits } from './layout-support/misfits.ts';
import { type Device, installed, signInForGood, test } from './offline-support/device.ts';
import { expect } from './support/fixtures.ts';
import { WRITE_REFUSED } from './support/problems.ts';

const WRONG = 'Who has a lader for the roof?';
const RIGHT = 'Who has a ladder for the roof?';

const NARROW = [320, 360, 390].flatMap((width) => [1, 2].map((text) => ({ width, text })));

const field = (page: Page) => page.getByRole('textbox', { name: /^Edit your/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Opens the form of what has this menu. */
async function edit(page: Page, menu: Locator): Promise<void> {
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(field(page)).toBeFocused();
}
const menuOf = (post: Locator) => post.getByRole('button', { name: 'More about this post' });

/** Ana's post with her comment. */
async function aPost(world: World): Promise<{ school: TestSchool; ana: TestUser; postId: string }> {
  // Short, as the frame cuts long ones.
  const school = await world.school('Oak');
  const ana = await world.member(school, {
    ...{ firstName: 'Ana', lastName: 'Silva', welcomePanelDismissed: true },
    children: [{ name: 'Ivo', gradeOrRoom: 'Grade 3, Room 204' }],
  });
  const [post] = await writePosts(world, school, ana, [WRONG]);
  if (!post) throw new Error('no post');
  await writeComments(world, post, [{ by: ana, text: 'A long one, pleese.' }]);
  return { school, ana, postId: post.id };
}

/** Uses up, or gives back, the changes that a member may make today. */
async function changesOfToday(world: World, uid: string, isUsedUp: boolean): Promise<void> {
  const day = countedDay(new Date());
  const counter = world.admin.db.doc(`rateCounters/${rateCounterId(uid, 'edits', day)}`);
  if (!isUsedUp) return void (await counter.delete());
  const expiresAt = dayAfter(day);
  await counter.set({ count: DAILY_LIMITS.edits, lastId: 'before', at: new Date(), expiresAt });
}

test('a post and a comment are changed in their place: others see it at once, and find the new words', async ({
  person,
  world,
}) => {
  // Two browsers, in both themes.
  test.slow();
  const { school, ana, postId } = await aPost(world);
  const [author, reader] = [await person(), await person()];
  await author.signIn(ana);
  await reader.signIn(await world.member(school, { welcomePanelDismissed: true }));
  const theirs = reader.page.getByRole('article', { name: 'Post by Ana Silva' });
  await expect(theirs).toContainText(WRONG);
  await expect(theirs.getByText('edited')).toHaveCount(0);
  await theirs.getByRole('button', { name: '1 comment', exact: true }).click();

  const { page } = author;
  const mine = page.getByRole('article', { name: 'Post by Ana Silva' });
  await edit(page, menuOf(mine));
  await expect(field(page)).toHaveValue(WRONG);
  await axeInBothThemes(page);
  expect(await misfits(page, NARROW)).toEqual([]);
  await field(page).fill(RIGHT);
  await field(page).press('Control+Enter');
  await expect(field(page)).toHaveCount(0);
  await expect(menuOf(mine)).toBeFocused();
  await expect(mine).toContainText(RIGHT);
  await expect(theirs).toContainText(RIGHT);
  const mark = theirs.getByText(/edited/).first();
  await expect(mark).toHaveAttribute('title', /\d/);
  // When it was written is never cut.
  await expect(theirs.getByText(/minutes ago/).first()).toBeInViewport({ ratio: 1 });

  await mine.getByRole('button', { name: '1 comment', exact: true }).click();
  await expect(mine.getByRole('button', { name: 'Reply to Ana Silva' })).toBeVisible();
  await edit(page, mine.getByRole('button', { name: 'More about the comment by Ana Silva' }));
  await field(page).fill('A long one, please.');
  await save(page);
  await expect(mine.getByRole('button', { name: 'More about the comment by Ana Silva' })).toBeFocused();
  await expect(theirs.getByRole('listitem')).toContainText('A long one, please.');
  await expect(theirs.getByRole('listitem')).toContainText('edited');
  await axeInBothThemes(reader.page);
  expect(await misfits(reader.page, NARROW)).toEqual([]);
  expect(await storedComments(world, postId)).toEqual(['A long one, please.']);

  for (const [term, found] of [
    ['ladder', '1 post found for “ladder”'],
    ['lader', 'No matches found for “lader”.'],
  ]) {
    await reader.page.goto(`/dashboard?search=${term}`);
    await expect(reader.page.getByText(found ?? '').first()).toBeVisible();
  }
});

test('what was begun is there again after a reload, and only given up when one is sure', async ({
  person,
  world,
}) => {
  const { school, ana } = await aPost(world);
  const { page, signIn } = await person();
  await signIn(ana);
  await edit(page, menuOf(article(page, WRONG)));
  await field(page).fill('Who has a la');
  await page.reload();
  await expect(field(page)).toHaveValue('Who has a la');
  await expect(field(page)).not.toBeFocused();
  await field(page).press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await axeInBothThemes(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('');
  await save(page);
  await expect(page.getByText('Please write a few words.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(field(page)).toHaveCount(0);
  await expect(article(page, WRONG)).toBeVisible();
  // Not at the top of the page, wherever exactly.
  await expect(page.locator('body')).not.toBeFocused();
  await page.reload();
  await expect(article(page, WRONG)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(await storedPosts(world, school)).toMatchObject([{ content: WRONG, editedAt: null }]);
});

test('a change that one day does not hold comes back to its form, and is saved the next @any-screen', async ({
  person,
  world,
}) => {
  const { school, ana } = await aPost(world);
  const { page, signIn, expectComplaint } = await person();
  await signIn(ana);
  await changesOfToday(world, ana.uid, true);
  expectComplaint(WRITE_REFUSED);
  await edit(page, menuOf(article(page, WRONG)));
  await field(page).fill(RIGHT);
  await save(page);
  await expect(page.getByText(/Your change could not be saved\..*one day allows/)).toBeVisible();
  await expect(field(page)).toHaveValue(RIGHT);
  await changesOfToday(world, ana.uid, false);
  await save(page);
  await expect(field(page)).toHaveCount(0);
  await expect.poll(() => storedPosts(world, school)).toMatchObject([{ content: RIGHT }]);
});

/** A post whose author has changed it without a network: the change waits. */
async function changedOffline(device: Device, world: World) {
  const { school, ana, postId } = await aPost(world);
  const page = await device.start('/login');
  await signInForGood(page, ana);
  await installed(page);
  await expect(article(page, WRONG)).toBeVisible();
  await device.setOffline(true);
  await edit(page, menuOf(article(page, WRONG)));
  await field(page).fill(RIGHT);
  await save(page);
  await expect(article(page, RIGHT)).toContainText('Waiting to send');
  return { page, school, ana, postId };
}

test('a change waits for the network, and is sent once @any-screen', async ({ device, world }) => {
  const { page, school, ana, postId } = await changedOffline(device, world);
  await page.reload();
  await expect(article(page, RIGHT)).toContainText('Waiting to send');
  await device.setOffline(false);
  await expect.poll(() => storedPosts(world, school)).toMatchObject([{ id: postId, content: RIGHT }]);
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
  await expect(article(page, RIGHT)).toContainText('edited');
  const day = countedDay(new Date());
  expect(await world.data(`rateCounters/${rateCounterId(ana.uid, 'edits', day)}`)).toMatchObject({
    count: 1,
  });
});

test('a change that is refused after a wait is a draft again @any-screen', async ({ device, world }) => {
  const { page, school, ana, postId } = await changedOffline(device, world);
  await changesOfToday(world, ana.uid, true);
  device.expectComplaint(WRITE_REFUSED);
  await device.setOffline(false);
  const draft = page.getByRole('article', { name: 'Your change could not be saved. It is a draft again.' });
  await expect(draft).toContainText(RIGHT);
  await expect(page.getByRole('article', { name: 'Post by Ana Silva' })).toContainText(WRONG);
  await changesOfToday(world, ana.uid, false);
  await draft.getByRole('button', { name: 'Edit and send again' }).click();
  await expect(page).toHaveURL(new RegExp(`/post/${postId}$`));
  await expect(field(page)).toHaveValue(RIGHT);
  await expect(draft).toHaveCount(0);
  await save(page);
  await expect.poll(() => storedPosts(world, school)).toMatchObject([{ content: RIGHT }]);
});

test('moderators read what a post and a comment said before, and members are offered nothing of it', async ({
  person,
  world,
}) => {
  const { school, ana, postId } = await aPost(world);
  const { db } = world.admin;
  const [comment] = (await db.collection(`posts/${postId}/comments`).get()).docs;
  if (!comment) throw new Error('no comment');
  const editedAt = new Date();
  await db.doc(`posts/${postId}`).update({ content: RIGHT, editedAt });
  await comment.ref.update({ content: 'A long one, please.', editedAt });
  const before = { schoolId: school.id, authorId: ana.uid, writtenAt: editedAt, replacedAt: editedAt };
  await db.doc(`posts/${postId}/revisions/1`).set({ ...before, content: 'Has anybody a lader?' });
  await db.doc(`posts/${postId}/revisions/2`).set({ ...before, content: WRONG });
  await comment.ref
    .collection('revisions')
    .doc('1')
    .set({ ...before, content: 'A long one, pleese.' });

  const [staff, member] = [await person(), await person()];
  await staff.signIn(await world.moderator(school, { welcomePanelDismissed: true }));
  const { page } = staff;
  const post = article(page, RIGHT);
  const look = async (menu: Locator) => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
    return page.getByRole('dialog', { name: 'Earlier versions' });
  };
  const dialog = await look(menuOf(post));
  await expect(dialog.getByRole('listitem')).toContainText([WRONG, 'Has anybody a lader?']);
  await axeInBothThemes(page);
  expect(await misfits(page, NARROW)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menuOf(post)).toBeFocused();
  await post.getByRole('button', { name: '1 comment', exact: true }).click();
  await expect(post.getByRole('listitem')).toContainText('edited');
  await expect(post.getByRole('button', { name: 'Reply to Ana Silva' })).toBeVisible();
  const ofComment = await look(post.getByRole('button', { name: 'More about the comment by Ana Silva' }));
  await expect(ofComment.getByRole('listitem')).toContainText(['A long one, pleese.']);

  await member.signIn(await world.member(school, { welcomePanelDismissed: true }));
  await menuOf(article(member.page, RIGHT)).click();
  await expect(member.page.getByRole('menuitem', { name: 'Report…' })).toBeVisible();
  await expect(member.page.getByRole('menuitem', { name: 'Earlier versions' })).toHaveCount(0);
});

test('what was changed a moment ago can be read by moderators as it was', async ({ person, world }) => {
  const { school, ana } = await aPost(world);
  const [author, staff] = [await person(), await person()];
  await author.signIn(ana);
  await edit(author.page, menuOf(article(author.page, WRONG)));
  await field(author.page).fill(RIGHT);
  await save(author.page);
  await expect(article(author.page, RIGHT)).toContainText('edited');
  await staff.signIn(await world.moderator(school, { welcomePanelDismissed: true }));
  const { page } = staff;
  await expect(async () => {
    await menuOf(article(page, RIGHT)).click();
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
    await expect(dialog.getByText(/^It has not been changed|^From /).first()).toBeVisible();
    const said = await dialog.getByRole('listitem').allTextContents();
    await page.keyboard.press('Escape');
    expect(said).toEqual([expect.stringContaining(WRONG)]);
  }).toPass();
});
