import { newComment } from '../../src/domain/entities/post.ts';
import type { TestUser, World } from '../support/world.ts';
import { numbered, writePosts } from './feed-support/posts.ts';
import { axe, expect, test } from './support/fixtures.ts';

/** A comment as its author's client writes it. */
async function comment({ admin }: World, postId: string, by: TestUser, content: string): Promise<void> {
  const authorName = `${by.firstName} ${by.lastName}`;
  const { id, ...data } = newComment({
    ...{ id: `c-${by.uid}-${Date.now()}`, authorId: by.uid, authorName, profilePicUrl: null, content },
  });
  await admin.db.doc(`posts/${postId}/comments/${id}`).set({ ...data, createdAt: new Date() });
}

test('likes and comments reach the author’s bell live, once, and go with the post', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const author = await person();
  await author.signIn(await world.member(school, { firstName: 'Mia' }));
  await author.page.getByRole('button', { name: 'Notifications, none unread' }).click();
  await expect(author.page.getByText('No new notifications')).toBeVisible();
  await author.page.keyboard.press('Escape');
  await author.page.getByLabel('What would you like to share or ask?').fill('Lost: one blue mitten');
  await author.page.getByRole('button', { name: 'Post', exact: true }).click();
  // One's own like is no news.
  await author.page.getByRole('button', { name: /^Like/ }).click();

  const reader = await person();
  await reader.signIn(await world.member(school, { firstName: 'Ben', lastName: 'Okoro' }));
  const like = reader.page.getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(author.page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  // Taken back and given again: still one.
  await like.click();
  await expect(author.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  await like.click();
  await expect(author.page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  await author.page.goto('/notifications');
  await expect(author.page.getByText('Ben Okoro liked your post.')).toBeVisible();
  await axe(author.page);
  await author.page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(author.page.getByText('All notifications are marked as read.')).toBeVisible();
  await expect(author.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();

  await reader.page.getByRole('button', { name: 'Comment', exact: true }).click();
  await reader.page.getByLabel('Write a comment').fill('I saw it by the gate');
  await reader.page.getByLabel('Write a comment').press('Control+Enter');
  await author.page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await author.page.getByRole('dialog').getByText('Ben Okoro commented on your post.').click();
  await expect(author.page).toHaveURL(/\/post\//);
  await expect(author.page.getByText('I saw it by the gate')).toBeVisible();
  await expect(author.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
});

test('somebody without notifications is told so @any-screen', async ({ person, world }) => {
  const { page, signIn } = await person();
  await signIn(await world.member(await world.school()), '/notifications');
  await expect(page.getByText('You have no notifications.')).toBeVisible();
  await axe(page);
});

test('more unread than the bell counts are all marked as read @any-screen', async ({ person, world }) => {
  const parent = await world.member(await world.school());
  const batch = world.admin.db.batch();
  for (let index = 0; index < 120; index += 1) {
    batch.set(world.admin.db.doc(`notifications/${parent.uid}-${index}`), {
      userId: parent.uid,
      type: 'like',
      actorId: 'ben',
      actorName: 'Ben',
      message: 'Ben liked your post.',
      link: '/post/any',
      postId: 'any',
      read: false,
      emailed: false,
      createdAt: new Date(Date.now() - index * 1_000),
      commentId: null,
      likeKey: null,
    });
  }
  await batch.commit();
  const { page, signIn } = await person();
  await signIn(parent, '/notifications');
  const bell = (name: string) => page.getByRole('button', { name });
  await expect(bell('Notifications, 50 or more unread')).toContainText('50+');
  await bell('Mark all as read').click();
  await expect(page.getByText('All notifications are marked as read.')).toBeVisible();
  await expect(bell('Notifications, none unread')).toBeVisible();
  const unread = await world.admin.db
    .collection('notifications')
    .where('userId', '==', parent.uid)
    .where('read', '==', false)
    .get();
  expect(unread.size).toBe(0);
});

test('comments are one line with faces, which leads to the newest and is read on all devices', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const mia = await world.member(school, {
    firstName: 'Mia',
    lastName: 'Author',
    welcomePanelDismissed: true,
  });
  const ben = await world.member(school, { firstName: 'Ben', lastName: 'Okoro' });
  const tomas = await world.member(school, { firstName: 'Tomás', lastName: 'Rivera' });
  const eve = await world.member(school, { firstName: 'Eve', lastName: 'Eden' });
  const [post] = await writePosts(world, school, mia, numbered(1));
  const postId = post?.id ?? '';
  const [phone, tablet] = [await person(), await person()];
  await phone.signIn(mia);
  await tablet.signIn(mia);
  for (const [by, text] of [
    [eve, 'I have seen it.'],
    [ben, 'So have I.'],
    [tomas, 'It is at the gate.'],
  ] as const) {
    await comment(world, postId, by, text);
    await expect(phone.page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  }
  await expect(phone.page).toHaveTitle(/^\(1\) /);
  await phone.page.goto('/notifications');
  await expect(phone.page.getByRole('heading', { name: 'Today' })).toBeVisible();
  const line = phone.page.getByRole('link', { name: /Tomás Rivera and 2 others commented on your post\./ });
  await expect(line).toContainText('“It is at the gate.”');
  await axe(phone.page);
  await phone.page.getByRole('combobox', { name: 'Show' }).selectOption('Decisions');
  await expect(phone.page.getByText('You have no notifications of this kind.')).toBeVisible();
  await phone.page.getByRole('combobox', { name: 'Show' }).selectOption('Comments');
  await line.click();
  await expect(phone.page).toHaveURL(/\/post\/.*[?]comment=/);
  const named = phone.page.locator(':focus');
  await expect(named).toContainText('It is at the gate.');
  for (const { page } of [phone, tablet]) {
    await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
    await expect(page).not.toHaveTitle(/^\(/);
  }
});

test('of a post that is silenced its author is told nothing, until they want to be', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const mia = await world.member(school, { firstName: 'Mia', welcomePanelDismissed: true });
  const ben = await world.member(school, { firstName: 'Ben', lastName: 'Okoro' });
  const [post] = await writePosts(world, school, mia, numbered(1));
  const postId = post?.id ?? '';
  const { page, signIn } = await person();
  await signIn(mia);
  const open = async () => {
    await page.getByRole('button', { name: 'More about this post' }).click();
    await page.getByRole('menuitem', { name: 'Notifications…' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Notifications of this post' });
  await open();
  await expect(dialog.getByText('You are notified.')).toBeVisible();
  await dialog.getByRole('button', { name: 'For good' }).click();
  await expect(dialog.getByText('Silenced for good.')).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await comment(world, postId, ben, 'I saw it.');
  await expect(page.getByRole('button', { name: '1 comment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  await page.reload();
  await open();
  await dialog.getByRole('button', { name: 'Notify me again' }).click();
  await expect(dialog.getByText('You are notified.')).toBeVisible();
  await page.keyboard.press('Escape');
  await comment(world, postId, ben, 'I saw it again.');
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});
