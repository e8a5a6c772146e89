import { filePath, hasCameraData, phonePicture } from './feed-support/pictures.ts';
import { storedComments, storedPosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { expect, test } from './support/fixtures.ts';

test('two people share a post with a picture, like it, comment on it, and it is gone with everything', async ({
  person,
  world,
}) => {
  // Two browsers and every step of a post's life.
  test.slow();
  const school = await world.school();
  const nina = await world.member(school, {
    firstName: 'Nina',
    lastName: 'Parent',
    children: [{ name: 'Ivo', gradeOrRoom: 'Room 4' }],
  });
  const moderator = await world.moderator(school, { firstName: 'Max', lastName: 'Moderator' });
  const parent = await person();
  const other = await person();
  await parent.signIn(nina);
  await other.signIn(moderator);
  await expect(other.page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  await axeInBothThemes(other.page);

  // The parent writes, with a picture straight from a phone.
  const original = await phonePicture(parent.page, 2400, 1000);
  expect(hasCameraData(original)).toBe(true);
  await parent.page
    .getByLabel('What would you like to share or ask?')
    .fill('  Look at our garden!\nhttps://example.org/plants  ');
  await parent.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG home address.jpg', mimeType: 'image/jpeg', buffer: original });
  await expect(parent.page.getByAltText('Your picture')).toBeVisible();
  await axeInBothThemes(parent.page);
  await parent.page.getByRole('button', { name: 'Post', exact: true }).click();
  // A link of a member's first week is asked about.
  await parent.page.getByRole('button', { name: 'Post anyway' }).click();
  const mine = parent.page.getByRole('article', { name: 'Post by Nina Parent' });
  await expect(mine).toHaveCount(1);
  await expect(parent.page.getByLabel('What would you like to share or ask?')).toHaveValue('');

  // The moderator sees it without reloading.
  const theirs = other.page.getByRole('article', { name: 'Post by Nina Parent' });
  await expect(theirs).toContainText('Look at our garden!');
  await expect(theirs).toContainText('Parent of Ivo (Room 4)');
  const link = theirs.getByRole('link', { name: 'example.org/plants' });
  await expect(link).toHaveAttribute('href', 'https://example.org/plants');
  await expect(theirs.getByRole('link', { name: 'Nina Parent' })).toHaveAttribute(
    'href',
    `/profile/${nina.uid}`,
  );

  // The picture is stored upright, small, without a trace of the camera, the place or its name.
  const [post] = await storedPosts(world, school);
  if (!post?.imageUrl) throw new Error('no picture');
  const path = filePath(post.imageUrl);
  expect(path).toMatch(/^post-images\/[^/]+\/[0-9a-f-]{36}-667x1600\.webp$/);
  const [stored] = await world.admin.bucket.file(path).download();
  expect(stored.subarray(8, 12).toString()).toBe('WEBP');
  expect(hasCameraData(stored)).toBe(false);

  // It opens larger.
  await theirs.getByRole('button', { name: 'Show the picture by Nina Parent larger' }).click();
  await expect(other.page.getByRole('dialog')).toBeVisible();
  await axeInBothThemes(other.page);
  await other.page.keyboard.press('Escape');

  // Like and comment reach the parent.
  const like = theirs.getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(mine.getByText('1 like', { exact: false })).toBeAttached();
  await theirs.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(theirs.getByText('No comments yet.')).toBeVisible();
  const box = theirs.getByLabel('Write a comment');
  await expect(box).toBeFocused();
  await box.fill('   ');
  await theirs.getByRole('button', { name: 'Send', exact: true }).click();
  await box.fill('  What a garden!  ');
  await theirs.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(theirs.getByRole('listitem')).toHaveText([/What a garden!/]);
  await expect(mine.getByRole('listitem')).toHaveText([/Max Moderator.*What a garden!/]);
  await expect(mine.getByRole('button', { name: '1 comment' })).toBeVisible();
  expect(await storedComments(world, post.id)).toEqual(['What a garden!']);
  await expect
    .poll(async () => (await world.data(`notifications/likes_${post.id}_${nina.uid}`))?.actorId)
    .toBe(moderator.uid);

  // Taking the like back, deleting the comment.
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await theirs.getByRole('button', { name: 'More about the comment by Max Moderator' }).click();
  await other.page.getByRole('menuitem', { name: 'Delete comment' }).click();
  await expect(other.page.getByRole('alertdialog')).toContainText('Delete this comment?');
  await other.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(theirs.getByText('No comments yet.')).toBeVisible();
  await expect(mine.getByRole('listitem')).toHaveCount(0);
  await box.fill('Still, what a garden!');
  await theirs.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(mine.getByRole('listitem')).toHaveCount(1);

  // The parent deletes the post: gone everywhere, with everything.
  await mine.getByRole('button', { name: 'More about this post' }).click();
  await parent.page.getByRole('menuitem', { name: 'Delete post' }).click();
  await expect(parent.page.getByRole('alertdialog')).toContainText('Delete this post?');
  await parent.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(mine).toHaveCount(0);
  await expect(theirs).toHaveCount(0);
  await expect(other.page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  await expect
    .poll(async () => ({
      post: await world.data(`posts/${post.id}`),
      comments: await storedComments(world, post.id),
      files: await world.files(path),
      notifications: (
        await world.admin.db.collection('notifications').where('userId', '==', nina.uid).get()
      ).docs.map((one) => one.id),
    }))
    .toEqual({ post: null, comments: [], files: [], notifications: [] });
});
