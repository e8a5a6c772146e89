import type { Locator, Page } from '@playwright/test';
import { writeEvents } from './feed-support/events.ts';
import { numbered, writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { article, composer, write } from './feed-support/writing.ts';
import { watchShifts } from './landing-support/shifts.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
const line = (page: Page) => page.getByText('You stopped reading here');

test('home begins with posts, and nothing moves while it comes', async ({ person, world }) => {
  const school = await world.school();
  const [ana, ben] = [
    await world.member(school, { welcomePanelDismissed: true }),
    await world.member(school),
  ];
  await writePosts(world, school, ben, numbered(12));
  await writeEvents(world, school, ben, { 'Book fair': 0.5, 'Parents’ choir': 20, 'Far away': 90 });
  const { page, signIn } = await person();
  const shifts = await watchShifts(page);
  await signIn(ana);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Post number 1.');
  const soon = page.getByRole('region', { name: 'Today and tomorrow' });
  await expect(soon.getByRole('listitem')).toHaveCount(2);
  if (isPhone(page)) expect(await top(first)).toBeLessThanOrEqual(260);
  await axeInBothThemes(page);
  const moved = (await shifts()).map((shift) => Number.parseFloat(shift));
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);

  // The strip leads to the event itself.
  await soon.getByRole('link', { name: /Parents’ choir/ }).click();
  await expect(page).toHaveURL(/\/events\/event-/);
  await expect(page.getByRole('heading', { level: 1, name: 'Parents’ choir' })).toBeInViewport();
});

test('the first steps of a new parent come late and move nothing', async ({ person, world }) => {
  const school = await world.school('Oak School');
  await writePosts(world, school, await world.member(school), numbered(3));
  const { page, signIn } = await person();
  const welcome = await holdBack(page, '**/assets/welcome-*.js');
  await signIn(await world.member(school));
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const before = await top(first);
  welcome.end('continue');
  await expect(
    page.getByRole('region', { name: 'Welcome to the parent community of Oak School' }),
  ).toBeVisible();
  // By one line of the title at most: how many it has depends on the school's name.
  expect(Math.abs((await top(first)) - before)).toBeLessThan(36);
});

test('the filter of topics comes late and moves nothing, and all of it can be reached', async ({
  person,
  world,
}) => {
  const school = await world.school();
  await writePosts(world, school, await world.member(school), numbered(3), { topic: 'news' });
  const { page, signIn } = await person();
  await signIn(await world.member(school, { welcomePanelDismissed: true }));
  const group = page.getByRole('group', { name: 'Show posts about' });
  const first = page.getByRole('article').first();
  for (const width of isPhone(page) ? [390] : [320, 600, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const filter = await holdBack(page, '**/assets/topic-fi*.js');
    await page.goto('/dashboard?topic=news');
    await expect(first).toBeVisible();
    const before = await top(first);
    filter.end('continue');
    await expect(group).toBeVisible();
    expect(await top(first), `at ${width} px`).toBe(before);
    // A finger slides the line, which begins with what is chosen in sight; a mouse can't.
    const names = isPhone(page) ? ['News'] : ['All posts', 'Lost & found', 'Recommendation', 'News'];
    for (const name of names)
      await expect(group.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
  }
});

test('new posts wait behind a pill and move nothing', async ({ person, world }) => {
  const school = await world.school();
  const [ana, ben] = [
    await world.member(school, { welcomePanelDismissed: true }),
    await world.member(school),
  ];
  await writePosts(world, school, ben, numbered(8));
  const { page, signIn } = await person();
  await signIn(ana);
  const known = article(page, 'Post number 1.');
  await expect(known).toBeVisible();
  const before = await top(known);

  await writePosts(world, school, ben, ['Brand new.'], { createdAt: new Date() });
  const pill = page.getByRole('button', { name: '1 new post' });
  await expect(pill).toBeVisible();
  expect(await top(known)).toBe(before);
  await expect(article(page, 'Brand new.')).toHaveCount(0);
  await axeInBothThemes(page);

  // Further down it is there as well, and leads up.
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 900);
  await expect(pill).toBeInViewport();
  await pill.click();
  await expect(article(page, 'Brand new.')).toBeInViewport();
  await expect(article(page, 'Brand new.')).toBeFocused();
  await expect(pill).toHaveCount(0);
  await expect(line(page)).toBeVisible();

  // One's own is no surprise.
  await write(page, 'Mine at once');
  await expect(article(page, 'Mine at once')).toBeVisible();
  await expect(page.getByRole('button', { name: /new post/ })).toHaveCount(0);

  // The tab of where one is shows what waits, too.
  await writePosts(world, school, ben, ['Newer still.'], { createdAt: new Date() });
  await expect(pill).toBeVisible();
  await page.mouse.wheel(0, 900);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(article(page, 'Newer still.')).toBeInViewport();
  await expect(pill).toHaveCount(0);
});

test('a line says where one stopped reading, and the end is said', async ({ person, world }) => {
  const school = await world.school();
  const [ana, ben] = [
    await world.member(school, { welcomePanelDismissed: true }),
    await world.member(school),
  ];
  await writePosts(world, school, ben, numbered(3));
  const { page, signIn } = await person();
  await signIn(ana);
  await expect(page.getByText('That is everything. You have reached the first post.')).toBeVisible();
  await expect(line(page)).toHaveCount(0);

  await page.goto('about:blank');
  await writePosts(world, school, ben, ['Written meanwhile.'], { createdAt: new Date() });
  await page.goto('/dashboard');
  await expect(article(page, 'Written meanwhile.')).toBeVisible();
  expect(await top(line(page))).toBeGreaterThan(await top(article(page, 'Written meanwhile.')));
  expect(await top(line(page))).toBeLessThan(await top(article(page, 'Post number 1.')));
  await axeInBothThemes(page);

  // It is there still after a look at something else, and gone at the next visit.
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(line(page)).toBeVisible();
  await page.reload();
  await expect(article(page, 'Written meanwhile.')).toBeVisible();
  await expect(page.getByText('That is everything. You have reached the first post.')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('the welcome ticks off what is done, and goes once all is', async ({ person, world }) => {
  const school = await world.school();
  const children = [{ name: 'Ivo', gradeOrRoom: 'Room 4' }];
  const nina = await world.member(school, { profilePicUrl: null });
  const { page, signIn } = await person();
  await signIn(nina);
  const card = page.getByRole('region', { name: /^Welcome to the parent community/ });
  await expect(card.getByRole('link', { name: 'Add your picture' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Add your children' })).toBeVisible();
  await axeInBothThemes(page);

  await card.getByRole('button', { name: 'Say hello' }).click();
  await expect(composer(page)).toBeFocused();
  await write(page, 'Hello, I am new here');
  const step = (name: string) => card.getByRole('listitem').filter({ hasText: name });
  await expect(step('Say hello')).toContainText('done');
  await expect(card.getByRole('button', { name: 'Say hello' })).toHaveCount(0);

  // On another device she adds the rest.
  const profilePicUrl = '/icons/icon-192.png';
  await world.admin.db.doc(`users/${nina.uid}`).update({ children });
  await expect(step('Add your children')).toContainText('done');
  await world.admin.db.doc(`users/${nina.uid}`).update({ profilePicUrl });
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await world.data(`users/${nina.uid}`))?.welcomePanelDismissed).toBe(true);
});
