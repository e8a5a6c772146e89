import { axe, expect, test } from './support/fixtures.ts';

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
