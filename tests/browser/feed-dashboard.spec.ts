import type { Page } from '@playwright/test';
import { numbered, writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { expect, test } from './support/fixtures.ts';

/** Searches the posts of the school by the frame's search, as Enter in its field does. */
async function searchFor(page: Page, term: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
  await field.fill(term);
  await field.press('Enter');
}

test('search finds old posts, marks what matches and gives the feed back', async ({ person, world }) => {
  // Each of its states is held against WCAG in both themes.
  test.slow();
  const school = await world.school();
  const parent = await world.member(school);
  const texts = [...numbered(30), 'The café by the river sells Käsekuchen again.', 'River walk on Sunday.'];
  await writePosts(world, school, parent, texts, { daysApart: 24 });
  const { page, signIn } = await person();
  await signIn(parent);
  const feed = page.getByRole('article');
  await expect(feed.first()).toContainText('Post number 1.');
  const box = page.getByLabel('Search posts');

  // Two years back, by the beginnings of its words, without marks and in another order.
  await searchFor(page, '  kase CAFE ');
  await expect(page.getByText('1 post found for “kase CAFE”')).toBeInViewport();
  await expect(feed).toHaveCount(1);
  await expect(feed.locator('mark')).toHaveText(['café', 'Käsekuchen']);
  await axeInBothThemes(page);

  await box.fill('river');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('2 posts found for “river”')).toBeVisible();
  await expect(feed).toHaveCount(2);

  await box.fill('giraffe');
  await box.press('Enter');
  await expect(page.getByText('No matches found for “giraffe”.')).toBeVisible();
  await expect(feed.first()).toContainText('Post number 1.');
  await axeInBothThemes(page);

  // The home page is back, with the composer in the box's place.
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('No matches found', { exact: false })).toHaveCount(0);
  await expect(page.getByLabel('What would you like to share or ask?')).toBeVisible();

  // By its author, looked up by the longest word and narrowed by the other.
  await searchFor(page, `${parent.lastName} walk`);
  await expect(page.getByText(`1 post found for “${parent.lastName} walk”`)).toBeVisible();
  await expect(feed).toHaveCount(1);
  await expect(feed).toContainText('River walk on Sunday.');
  await page.getByRole('button', { name: 'Back to all posts' }).click();
  await expect(feed.first()).toContainText('Post number 1.');
});

test('search stays within its school @any-screen', async ({ person, world }) => {
  const [mine, other] = [await world.school(), await world.school()];
  const parent = await world.member(mine);
  await writePosts(world, other, await world.member(other), ['A secret giraffe.']);
  const { page, signIn } = await person();
  await signIn(parent);
  await searchFor(page, 'giraffe');
  await expect(page.getByText('No matches found for “giraffe”.')).toBeVisible();
});

test('the welcome panel goes when dismissed, stays away, and can be shown again', async ({
  person,
  world,
}) => {
  const school = await world.school('Maple School');
  const parent = await world.member(school, { firstName: 'Nina' });
  const { page, signIn } = await person();
  await signIn(parent);
  await expect(page.getByRole('heading', { name: 'Welcome, Nina' })).toBeVisible();
  const panel = page.getByRole('heading', { name: 'Welcome to the parent community of Maple School' });
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(async () => (await world.data(`users/${parent.uid}`))?.welcomePanelDismissed).toBe(true);
  await page.reload();
  await expect(page.getByLabel('What would you like to share or ask?')).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Show the welcome again' }).click();
  await expect(panel).toBeVisible();
  await axeInBothThemes(page);
  // It stays until it is dismissed again, also over a reload.
  await page.reload();
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(panel).toHaveCount(0);
});

test('a parent of two schools chooses whose feed is shown', async ({ person, world }) => {
  const schools = [await world.school('Maple School'), await world.school('River School')];
  const parent = await world.member(schools);
  for (const school of schools) await writePosts(world, school, parent, [`Hello ${school.name}.`]);
  const { page, signIn } = await person();
  await signIn(parent);
  const feed = page.getByRole('article');
  await expect(feed).toContainText(['Hello Maple School.']);
  await axeInBothThemes(page);

  await page.getByLabel('School', { exact: true }).selectOption({ label: 'River School' });
  await expect(feed).toContainText(['Hello River School.']);
  await expect(feed).toHaveCount(1);
  await expect
    .poll(async () => (await world.data(`users/${parent.uid}`))?.selectedSchoolId)
    .toBe(schools[1]?.id);
  await page.reload();
  await expect(feed).toContainText(['Hello River School.']);
});

test.describe('on an iPhone', () => {
  const SAFARI =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

  test('a tip says how to put the app on the home screen, until dismissed', async ({ browser, world }) => {
    const parent = await world.member(await world.school());
    const context = await browser.newContext({ userAgent: SAFARI });
    const page = await context.newPage();
    // What Safari has there, and no other browser.
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    await page.goto('/login');
    await page.getByLabel('Email').fill(parent.email);
    await page.getByLabel('Password', { exact: true }).fill(parent.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    const tip = page.getByText('Put Schoolgate on your home screen');
    await expect(tip).toBeVisible();
    await axeInBothThemes(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(tip).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('What would you like to share or ask?')).toBeVisible();
    await expect(tip).toHaveCount(0);
    await context.close();
  });
});
