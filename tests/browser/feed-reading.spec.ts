import type { Locator, Page } from '@playwright/test';
import { numbered, writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { expect, test } from './support/fixtures.ts';

const card = (page: Page, content: string): Locator =>
  page.getByRole('article').filter({ has: page.getByText(content, { exact: true }) });
const isOnScreen = expect.configure({ message: 'is on screen' });

test('older posts come as one scrolls, and a long feed stays light', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school);
  await writePosts(world, school, parent, numbered(95));
  const { page, signIn } = await person();
  await signIn(parent);
  await expect(card(page, 'Post number 10.')).toBeAttached();

  // Down to the very end, as somebody would who looks for something old.
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(card(page, 'Post number 95.')).toBeInViewport({ timeout: 250 });
  }).toPass({ intervals: [100] });
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  // Far posts are words only: few cards are drawn, and the browser's own search still finds every post.
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(50);
  const words = (await page.locator('main').textContent()) ?? '';
  for (const text of numbered(95)) expect(words).toContain(text);

  // And back: the first ones are drawn again, in their place.
  await expect(async () => {
    await page.mouse.wheel(0, -20_000);
    await expect(page.getByLabel('What would you like to share or ask?')).toBeInViewport({ timeout: 250 });
  }).toPass({ intervals: [100] });
  await expect(card(page, 'Post number 1.')).toBeVisible();
  await axeInBothThemes(page);
});

test('a post from elsewhere waits on top, one deleted elsewhere goes @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school);
  const posts = await writePosts(world, school, parent, numbered(12));
  const { page, signIn } = await person();
  await signIn(await world.member(school));
  await expect(card(page, 'Post number 1.')).toBeVisible();

  await writePosts(world, school, parent, ['Brand new.'], { createdAt: new Date() });
  await page.getByRole('button', { name: '1 new post' }).click();
  await expect(page.getByRole('article').first()).toContainText('Brand new.');
  // Pushed out of the newest ten, and still there.
  await expect(card(page, 'Post number 10.')).toBeAttached();

  await world.admin.db.doc(`posts/${posts[1]?.id}`).delete();
  await expect(card(page, 'Post number 2.')).toHaveCount(0);
  await expect(card(page, 'Post number 3.')).toBeAttached();
});

test('a link leads to a post in the feed and highlights it', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school);
  const posts = await writePosts(world, school, parent, numbered(25));
  const { page, signIn } = await person();
  await signIn(parent);
  await expect(card(page, 'Post number 1.')).toBeVisible();

  await page.goto(`/dashboard#${posts[7]?.id}`);
  const linked = card(page, 'Post number 8.');
  await isOnScreen(linked).toBeInViewport();
  await expect(linked).toHaveClass(/ring-4/);
  await expect(linked).toBeFocused();
  await expect(linked).not.toHaveClass(/ring-4/);

  // Too old to be loaded: it stands above the feed, once.
  await page.goto(`/dashboard#${posts[23]?.id}`);
  await page.reload();
  const old = page.getByRole('region', { name: 'The post you opened' });
  await isOnScreen(old.getByText('Post number 24.', { exact: true })).toBeInViewport();
  await expect(old.getByRole('article')).toBeFocused();
  await axeInBothThemes(page);

  await page.goto('/dashboard#no-such-post');
  await page.reload();
  await expect(page.getByText('This post is no longer here.')).toBeVisible();
  await expect(card(page, 'Post number 1.')).toBeAttached();
});

test('a post has a page of its own with its comments', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school, { firstName: 'Nina', lastName: 'Parent' });
  const [post] = await writePosts(world, school, parent, ['Who has a ladder?'], { commentCount: 2 });
  for (const [minutes, content] of ['Ask the caretaker.', 'He has one.'].entries()) {
    const author = { authorId: parent.uid, authorName: 'Nina Parent', profilePicUrl: null };
    const createdAt = new Date(Date.now() - (9 - minutes) * 60_000);
    await world.admin.db.collection(`posts/${post?.id}/comments`).add({ ...author, content, createdAt });
  }
  const other = await world.school();
  const stranger = await world.member(other);
  const [theirs] = await writePosts(world, other, stranger, ['Not for everybody.']);
  const { page, context, signIn } = await person();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(parent);

  await card(page, 'Who has a ladder?').getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied ✓')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`/post/${post?.id}$`));
  await expect(page.getByRole('heading', { name: 'Post by Nina Parent' })).toBeVisible();
  const comments = page.getByRole('article').getByRole('listitem');
  await expect(comments).toContainText(['Ask the caretaker.', 'He has one.']);
  await axeInBothThemes(page);

  await page.goto(`/post/${theirs?.id}`);
  await expect(page.getByText("You can't see this post.")).toBeVisible();
  await axeInBothThemes(page);

  await page.goto('/post/never-was');
  await expect(page.getByText('This post is no longer here.')).toBeVisible();

  // Deleted on its own page: back to the dashboard.
  await page.goto(link);
  await page.getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  await expect.poll(() => world.data(`posts/${post?.id}`)).toBeNull();
});

test("the product's own posts are grey and lead to no profile; admins delete any post", async ({
  person,
  world,
}) => {
  const school = await world.school();
  const admin = await world.member(school, { isAdmin: true });
  const [post] = await writePosts(world, school, admin, ['Welcome Nina to our school!'], {
    authorId: 'system',
    authorName: 'Schoolgate',
  });
  const { page, signIn } = await person();
  await signIn(admin);
  const system = card(page, 'Welcome Nina to our school!');
  await expect(system).toHaveClass(/bg-sunken/);
  await expect(system.getByText('Schoolgate')).toBeVisible();
  await expect(system.getByRole('link', { name: 'Schoolgate' })).toHaveCount(0);
  await axeInBothThemes(page);

  await system.getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this post?');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(system).toHaveCount(0);
  await expect
    .poll(() => world.data(`auditLog/delete-post_${post?.id}`))
    .toMatchObject({ actorId: admin.uid });
  expect(await world.data(`posts/${post?.id}`)).toBeNull();
});

test('of hundreds of comments every one can be read @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school);
  const [post] = await writePosts(world, school, parent, ['Who has a tip for the lake?']);
  const { db } = world.admin;
  const batch = db.batch();
  for (let index = 1; index <= 250; index += 1) {
    const comment = { authorId: parent.uid, authorName: 'Test Parent', profilePicUrl: null };
    const createdAt = new Date(Date.now() - (300 - index) * 60_000);
    batch.set(db.doc(`posts/${post?.id}/comments/comment-${index}`), {
      ...comment,
      content: `Comment number ${index}.`,
      createdAt,
    });
  }
  await batch.commit();
  const { page, signIn } = await person();
  await signIn(parent, `/post/${post?.id}`);
  const comments = page.getByRole('article').getByRole('listitem');
  const earlier = page.getByRole('button', { name: 'Show earlier comments' });
  await expect(comments).toHaveCount(100);
  await earlier.click();
  await expect(comments).toHaveCount(200);
  // A comment written meanwhile pushes one off the live page: it stays.
  await page.getByLabel('Write a comment').fill('One more tip');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(comments).toHaveCount(201);
  await earlier.click();
  await expect(comments).toHaveCount(251);
  await expect(comments.first()).toContainText('Comment number 1.');
  await expect(comments.last()).toContainText('One more tip');
  await expect(earlier).toBeHidden();
});
