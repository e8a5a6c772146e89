import type { Page } from '@playwright/test';
import { writeEvents } from './feed-support/events.ts';
import { writePosts } from './feed-support/posts.ts';
import { watchShifts } from './landing-support/shifts.ts';
import { axe, expect, test } from './support/fixtures.ts';

/** An hour, in milliseconds. */
const HOUR_MS = 3_600_000;

const at = (days: number, hour: number): Date => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  date.setHours(hour, 0, 0, 0);
  return date;
};

const inputTime = (date: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:00`;
};

/** Chooses something of the menu of an event in the list. */
async function choose(page: Page, title: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${title}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('a parent adds, changes and deletes an event; others see it live and cannot change it', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const author = await person();
  await author.signIn(await world.member(school), '/events');
  await expect(author.page.getByText('No upcoming events found.')).toBeVisible();
  await axe(author.page);

  await author.page.getByRole('button', { name: 'Add event' }).click();
  const form = author.page.getByRole('dialog', { name: 'Add an event' });
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(form.getByLabel('Title')).toBeFocused();
  await form.getByLabel('Title').fill('Autumn fair');
  await form.getByLabel('Start').fill(inputTime(at(3, 15)));
  await form.getByLabel('End').fill(inputTime(at(3, 10)));
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(form.getByText('The end must not be before the start.')).toBeVisible();
  await axe(author.page);
  await form.getByLabel('End').fill('');
  await form.getByLabel('Location').fill('School yard');
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(author.page.getByRole('heading', { name: 'Autumn fair' })).toBeVisible();

  const reader = await person();
  await reader.signIn(await world.member(school), '/events');
  await expect(reader.page.getByText('School yard')).toBeVisible();
  await reader.page.getByRole('button', { name: 'More about Autumn fair' }).click();
  await expect(reader.page.getByRole('menuitem')).toHaveText(['Report']);
  await reader.page.keyboard.press('Escape');

  await choose(author.page, 'Autumn fair', 'Edit');
  const edit = author.page.getByRole('dialog', { name: 'Edit event' });
  await expect(edit.getByLabel('Start')).toHaveValue(inputTime(at(3, 15)));
  await edit.getByLabel('Location').fill('Gym');
  await edit.getByRole('button', { name: 'Save event' }).click();
  await expect(reader.page.getByText('Gym')).toBeVisible();

  await choose(author.page, 'Autumn fair', 'Delete');
  const question = author.page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this event?',
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(reader.page.getByText('No upcoming events found.')).toBeVisible();
});

test('past events, one’s own, and the panel of what is soon', async ({ person, world }) => {
  const school = await world.school();
  const me = await world.member(school);
  const event = (title: string, start: Date, userId = me.uid) => ({
    title,
    start,
    end: null,
    location: '',
    description: '',
    userId,
    schoolId: school.id,
    timeZone: 'America/New_York',
    createdAt: new Date(),
    reminderSent: false,
  });
  const events = world.admin.db.collection('events');
  await Promise.all([
    events.add(event('Book swap', at(-9, 10))),
    // Today or tomorrow in any zone: the reader's day is not that of the machine the test runs on.
    events.add(event('Parent coffee', new Date(Date.now() + 3_600_000))),
    events.add(event('Science night', at(20, 18), 'somebody-else')),
  ]);
  const { page, signIn } = await person();
  await signIn(me);
  const soon = page.getByRole('region', { name: 'Today and tomorrow' });
  await expect(soon).toContainText('Parent coffee');
  // The event was entered in another zone: both times are told.
  await expect(soon).toContainText('School’s time. For you: ');
  await expect(soon).not.toContainText('Science night');

  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Science night' })).toBeVisible();
  await page.getByLabel('Only my events').check();
  await expect(page.getByRole('heading', { name: 'Science night' })).toBeHidden();
  await page.getByRole('button', { name: 'Past' }).click();
  await expect(page.getByRole('heading', { name: 'Book swap' })).toBeVisible();
  await axe(page);
});

test('one member’s many events keep nobody else’s from being seen', async ({ person, world }) => {
  const school = await world.school();
  const me = await world.member(school);
  const event = (title: string, userId: string, start: number) => ({
    ...{ title, end: null, location: '', description: '', userId, schoolId: school.id },
    start: new Date(Date.now() + start),
    ...{ timeZone: 'America/Los_Angeles', createdAt: new Date(), reminderSent: false },
  });
  const batch = world.admin.db.batch();
  const add = (...of: Parameters<typeof event>) =>
    batch.set(world.admin.db.collection('events').doc(), event(...of));
  for (let index = 0; index < 55; index += 1) add(`Sale ${index}`, 'eve', HOUR_MS + index);
  add('Bake sale', 'ben', 2 * HOUR_MS);
  add('My trip', me.uid, 400 * HOUR_MS);
  await batch.commit();
  const { page, signIn } = await person();
  await signIn(me);
  const soon = page.getByRole('region', { name: 'Today and tomorrow' });
  await expect(soon.getByRole('listitem')).toHaveText([
    /^Sale 0/,
    /^Sale 1.*53 more events by the same parent$/,
    /^Bake sale/,
  ]);
  await axe(page);

  await page.getByRole('link', { name: 'Events', exact: true }).click();
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(titles.first()).toHaveText('Sale 0');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 500 });
    await expect(titles.last()).toHaveText('My trip', { timeout: 500 });
  }).toPass();
  await expect(titles).toHaveCount(57);
  await expect(titles.nth(55)).toHaveText('Bake sale');
  await page.reload();
  await page.getByLabel('Only my events').check();
  await expect(titles).toHaveText(['My trip']);

  // One of one's own for some day in another century is refused, and nothing of it is lost.
  await choose(page, 'My trip', 'Edit');
  const form = page.getByRole('dialog', { name: 'Edit event' });
  await form.getByLabel('Start').fill('2126-05-12T10:00');
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(form.getByText('Please choose a start within the next three years.')).toBeVisible();
  await expect(form.getByLabel('Start')).toHaveValue('2126-05-12T10:00');
});

test('a long event stays among the upcoming ones until it ends @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const me = await world.member(school);
  const event = (title: string, start: Date, end: Date | null) => ({
    title,
    start,
    end,
    location: '',
    description: '',
    userId: me.uid,
    schoolId: school.id,
    timeZone: 'America/Los_Angeles',
    createdAt: new Date(),
    reminderSent: false,
  });
  const { page, signIn } = await person();
  // Today is the reader's, not that of the machine the test runs on.
  const today = new Date(await page.evaluate(() => new Date().setHours(0, 0, 0, 0)));
  const events = world.admin.db.collection('events');
  await Promise.all([
    events.add(event('Book swap', at(-40, 9), null)),
    events.add(event('Coat drive', at(-40, 10), at(-2, 10))),
    events.add(event('Reading challenge', at(-40, 8), at(5, 15))),
    events.add(event('Parent coffee', today, null)),
    events.add(event('Autumn fair', at(3, 15), at(3, 18))),
  ]);
  await signIn(me, '/events');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(titles).toHaveText(['Reading challenge', 'Parent coffee', 'Autumn fair']);
  await page.getByRole('button', { name: 'Past' }).click();
  await expect(titles).toHaveText(['Coat drive', 'Book swap']);

  // An event that moves from one day to another stays one event.
  await page.getByRole('button', { name: 'Upcoming' }).click();
  await expect(titles).toHaveCount(3);
  await choose(page, 'Reading challenge', 'Edit');
  const form = page.getByRole('dialog', { name: 'Edit event' });
  await form.getByLabel('Start').fill(inputTime(at(1, 8)));
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(titles).toHaveText(['Parent coffee', 'Reading challenge', 'Autumn fair']);
});

test('an event has a page, where its author moves and deletes it @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const me = await world.member(school);
  await writeEvents(world, school, me, { 'Autumn fair': 400, 'Bake sale': 401 });
  const { page, signIn } = await person();
  await signIn(me);
  const shifts = await watchShifts(page);
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 2, name: 'Later' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Autumn fair' })).toContainText(/[AP]M · Gym/);
  await axe(page);
  await page.getByRole('link', { name: 'Autumn fair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn fair' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link')).toHaveAttribute('href', `/profile/${me.uid}`);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Gym');
  const moved = (await shifts()).map((shift) => Number.parseFloat(shift));
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  await axe(page);

  // The end goes along with the start, and stays where it is put by hand.
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit event' });
  await form.getByLabel('Start').fill(inputTime(at(17, 15)));
  await form.getByLabel('End').fill(inputTime(at(17, 18)));
  await form.getByLabel('Start').fill(inputTime(at(18, 10)));
  await expect(form.getByLabel('End')).toHaveValue(inputTime(at(18, 13)));
  await expect(form.getByRole('button', { name: 'Save event' })).toBeInViewport();
  await axe(page);
  await form.getByLabel('End').fill(inputTime(at(18, 12)));
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByRole('article')).toContainText(/10:00.*12:00/);

  // An address of before leads there, too.
  const address = page.url();
  await page.goto(address.replace('/events/', '/events#event-'));
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your event is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('link', { name: 'Bake sale' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Autumn fair' })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText('This event is no longer here.')).toBeVisible();
  await axe(page);
});

test('a month is a table that keys lead through', async ({ person, world }) => {
  const school = await world.school();
  const me = await world.member(school);
  const titles = ['Choir', 'Bake sale', 'Chess', 'Book swap'];
  await writeEvents(world, school, me, Object.fromEntries(titles.map((title, index) => [title, index / 60])));
  const { page, signIn } = await person();
  await signIn(me);
  const shifts = await watchShifts(page);
  await page.goto('/events');
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.goto('/events?view=month');
    await expect(page.getByRole('link', { name: 'Choir' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Month' })).toHaveCount(0);
    return;
  }
  await page.getByRole('button', { name: 'Month' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: /^Events in / });
  const today = table.locator('[aria-current="date"]');
  await expect(today).toContainText('Today');
  const link = table.getByRole('link', { name: 'Choir' });
  await expect(link).toBeVisible();
  await axe(page);
  const [first] = await table.getByRole('row').nth(1).getByRole('cell').first().getByRole('time').all();
  const before = await first?.textContent();
  await page.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=month&month=\d{4}-\d{2}$/);
  // The first week of the next month has the last days of this one, today among them.
  const nextMonth = page.url();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(nextMonth);
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveText('');
  await page.reload();
  await expect(table.getByText('Today')).toHaveCount(0);
  await page.getByRole('button', { name: 'Today' }).focus();
  await page.keyboard.press('Enter');
  await expect(first ?? table).toHaveText(before ?? '');
  const moved = (await shifts()).map((shift) => Number.parseFloat(shift));
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);

  // What a day has no lines for.
  const more = table.getByRole('button', { name: /^\+2 more on / });
  await more.focus();
  await page.keyboard.press('Enter');
  const all = page.getByRole('dialog', { name: /^All events on / });
  await expect(all.getByRole('link')).toHaveCount(4);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Choir' })).toBeVisible();
});

/** The name of a day that is neither today nor a week away, whatever today is. */
function someDay(weekday: 'long' | 'short'): string {
  return new Date(Date.now() + 3 * 24 * 60 * 60_000).toLocaleDateString('en', { weekday });
}

test('a post that reads like an event becomes one', async ({ person, world }) => {
  const school = await world.school();
  const { page, signIn } = await person();
  await signIn(await world.member(school));
  const text = `Class picnic in the park by the lake on ${someDay('long')} at 11am, bring a blanket`;
  await page.getByLabel('What would you like to share or ask?').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${someDay('short')},? 11 AM · Add to events$`) })
    .click();
  const form = page.getByRole('dialog', { name: 'Add an event' });
  await expect(form.getByLabel('Title')).toHaveValue(`${text.slice(0, 50).trimEnd()}…`);
  await expect(form.getByLabel('Start')).toHaveValue(/T11:00$/);
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Your event is saved.')).toBeVisible();
});

test('a comment that reads like an event becomes one @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const me = await world.member(school);
  const text = `Shall we meet at the swings on ${someDay('long')} at 3pm?`;
  const [post] = await writePosts(world, school, me, ['Who would like to play football?']);
  await world.admin.db.collection(`posts/${post?.id}/comments`).add({
    authorId: me.uid,
    authorName: 'Test Parent',
    profilePicUrl: null,
    content: text,
    createdAt: new Date(),
  });
  const { page, signIn } = await person();
  await signIn(me, `/post/${post?.id}`);
  const comment = page.getByRole('article').getByRole('listitem').filter({ hasText: text });
  // The post itself names no time.
  const chip = new RegExp(`^${someDay('short')},? 3 PM · Add to events$`);
  await expect(page.getByRole('button', { name: chip })).toHaveCount(1);
  await comment.getByRole('button', { name: chip }).click();
  const form = page.getByRole('dialog', { name: 'Add an event' });
  await expect(form.getByLabel('Title')).toHaveValue(text);
  await expect(form.getByLabel('Description')).toHaveValue(text);
  await expect(form.getByLabel('Start')).toHaveValue(/T15:00$/);
  await axe(page);
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Your event is saved.')).toBeVisible();
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: text })).toBeVisible();
});
