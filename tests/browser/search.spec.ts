import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { documents, write } from '../../scripts/seed/store.ts';
import { newEvent } from '../../src/domain/entities/community.ts';
import { newGroup } from '../../src/domain/entities/new-group.ts';
import type { TestSchool, TestUser, World } from '../support/world.ts';
import { writePosts } from './feed-support/posts.ts';
import { expect, test } from './support/fixtures.ts';
import { looksRight } from './support/looks.ts';

const DAY_MS = 86_400_000;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Opens the search as whoever sits there would. */
async function openSearch(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  else await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeFocused();
  return { dialog, field };
}

/** A group and an event of a school whose names begin with "Lantern". */
async function writeLanterns({ admin }: World, school: TestSchool, author: TestUser) {
  const id = randomBytes(6).toString('hex');
  const of = { schoolId: school.id, description: 'Paper and glue' };
  const group = newGroup({ ...of, groupId: `group-${id}`, name: 'Lantern makers', createdBy: author.uid });
  const start = new Date(Date.now() + 3 * DAY_MS);
  const where = { location: 'School yard', timeZone: 'America/Los_Angeles', end: null };
  const event = newEvent({
    ...of,
    ...where,
    id: `event-${id}`,
    title: 'Lantern walk',
    start,
    userId: author.uid,
  });
  const createdAt = new Date();
  await write(admin.db, [documents.group({ ...group, createdAt }), documents.event({ ...event, createdAt })]);
}

test('one search finds posts, people by their children, groups and events', async ({ person, world }) => {
  const school = await world.school();
  const omar = await world.member(school, {
    firstName: 'Omar',
    lastName: 'Said',
    children: [{ name: 'Lanterna', gradeOrRoom: 'Grade 3' }],
  });
  const [post] = await writePosts(world, school, omar, ['Who has a spare lantern for Friday?', 'Hello all']);
  await writeLanterns(world, school, omar);
  const { page, signIn } = await person();
  await signIn(await world.member(school));
  const { dialog, field } = await openSearch(page);
  await looksRight(page);

  await field.pressSequentially('lantern');
  await expect(dialog.getByRole('status')).toHaveText('4 results');
  const hit = (kind: string) => dialog.getByRole('region', { name: kind }).getByRole('link');
  await expect(hit('Posts')).toContainText('Who has a spare lantern for Friday?');
  await expect(hit('Posts').locator('mark')).toHaveText('lantern');
  await expect(hit('People')).toContainText('Parent of Lanterna (Grade 3)');
  await expect(hit('Groups')).toContainText('Lantern makers');
  await expect(hit('Events')).toContainText('Lantern walk');
  await looksRight(page);

  await field.press('ArrowDown');
  await expect(hit('Posts')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hit('People')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/post/${post?.id}$`));
  await expect(dialog).toBeHidden();
  // The new screen begins at its own top, not at what had opened the search.
  await expect(page.locator('#main')).toBeFocused();
});

test('Enter in the field shows all posts, and Escape gives the focus back', async ({ person, world }) => {
  const school = await world.school();
  const me = await world.member(school);
  await writePosts(world, school, me, ['Lantern one', 'Lantern two', 'Nothing of that']);
  const { page, signIn } = await person();
  await signIn(me);
  const { dialog, field } = await openSearch(page);
  await field.fill('zebra');
  await expect(dialog.getByText('No matches found for “zebra”.')).toBeVisible();
  await field.press('Escape');
  await expect(dialog).toBeHidden();
  if (isPhone(page))
    await expect(page.getByRole('button', { name: 'Search', exact: true }).first()).toBeFocused();

  const again = await openSearch(page);
  await again.field.fill('lantern');
  await again.field.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?search=lantern$/);
  await expect(page.getByText('2 posts found for “lantern”')).toBeVisible();
  await expect(page.getByText('Nothing of that')).toBeHidden();
});

test('keys lead to places, are listed, and can be switched off @any-screen', async ({ person, world }) => {
  const { page, signIn } = await person();
  await signIn(await world.member(await world.school()));
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/events$/);
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('searchbox')).toBeFocused();
  // The key itself is not typed.
  await expect(search.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Write a post')).toBeVisible();
  await looksRight(page);
  await keys.getByLabel('Use single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+K');
  await expect(search).toBeVisible();
  await expect(keys).toBeHidden();
});
