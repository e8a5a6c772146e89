import { documents, write } from '../../scripts/seed/store.ts';
import { newEvent } from '../../src/domain/entities/community.ts';
import { adminOf } from './admin-support/people.ts';
import { goOffline } from './offline-support/device.ts';
import { axe, expect, test } from './support/fixtures.ts';

const DAY_MS = 86_400_000;
/** A day from today, as a date input writes it. */
const day = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);

test('a host repeats an event every week, a guest comes to two, and is told once when all that follow are called off', async ({
  person,
  world,
}) => {
  test.slow();
  const school = await world.school();
  const named = (firstName: string) =>
    world.member(school, { firstName, lastName: 'Silva', welcomePanelDismissed: true });
  const [ana, ben] = [await named('Ana'), await named('Ben')];
  const [{ page, signIn }, guest] = [await person(), await person()];
  await signIn(ana, '/events');
  await page.getByRole('button', { name: 'Add event' }).click();
  const form = page.getByRole('dialog', { name: 'Add an event' });
  await form.getByLabel('Title').fill('Parents’ choir');
  await form.getByLabel('Start').fill(`${day(9)}T18:30`);
  await form.getByLabel('Repeat').selectOption('Every week');
  await form.getByLabel('Until').fill(day(30));
  await expect(form.getByText(/^4 events, the last on /)).toBeVisible();
  await axe(page);
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Your event is saved.')).toBeVisible();
  const cards = page.getByRole('listitem').filter({ hasText: 'Parents’ choir' });
  const more = page.getByRole('button', { name: /^Show [23] more dates$/ });
  await expect(more).toBeVisible();
  await axe(page);
  await more.click();
  await expect(cards).toHaveCount(4);

  await guest.signIn(ben, '/events');
  await guest.page.getByRole('button', { name: /^Show [23] more dates$/ }).click();
  const links = guest.page.getByRole('link', { name: 'Parents’ choir' });
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths.slice(2)) {
    await guest.page.goto(path);
    await expect(guest.page.getByText(/^Every week until /)).toBeVisible();
    await guest.page.getByRole('button', { name: 'Going' }).click();
    await expect(guest.page.getByText('1 parent going')).toBeVisible();
  }
  await axe(guest.page);

  await page.goto(paths[1] ?? '');
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit event' });
  await edit.getByRole('radio', { name: 'This and all following' }).check();
  await edit.getByLabel('Title').fill('Choir of all');
  await axe(page);
  await edit.getByRole('button', { name: 'Save event' }).click();
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText('Choir of all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choir of all');

  await page.getByRole('button', { name: 'Call off' }).click();
  const question = page.getByRole('dialog', { name: 'Call off this event?' });
  await question.getByRole('radio', { name: 'This and all following' }).check();
  await axe(page);
  await question.getByRole('button', { name: 'Call off' }).click();
  await expect(guest.page.getByText('Called off', { exact: true })).toBeVisible();
  await guest.page.goto('/notifications');
  await expect(guest.page.getByText(/“Choir of all”.* called off/)).toHaveCount(1);

  await guest.page.goto(paths[0] ?? '');
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText('Parents’ choir');
  await expect(guest.page.getByText('Called off', { exact: true })).toHaveCount(0);
});

test('without a network a host repeats an event, and skips one; all arrives once there is one @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { welcomePanelDismissed: true });
  const host = await person();
  const { page, context, signIn } = host;
  await signIn(ana, '/events');
  await page.getByRole('button', { name: 'Add event' }).click();
  const form = page.getByRole('dialog', { name: 'Add an event' });
  await form.getByLabel('Title').fill('Running group');
  await form.getByLabel('Start').fill(`${day(9)}T18:30`);
  await form.getByLabel('Repeat').selectOption('Every two weeks');
  await form.getByLabel('Until').fill(day(40));
  await expect(form.getByRole('button', { name: 'Save event' })).toBeEnabled();
  await goOffline(host);
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Every two weeks until ')).toBeVisible();
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await context.setOffline(false);
  const more = page.getByRole('button', { name: 'Show 2 more dates' });
  await expect(more).toBeVisible({ timeout: 30_000 });

  // The second one is left out: the others stay.
  await more.click();
  const links = page.getByRole('link', { name: 'Running group' });
  await expect(links).toHaveCount(3);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await links.nth(1).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this event?' });
  await expect(question.getByRole('radio', { name: 'Only this event' })).toBeChecked();
  await axe(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your event is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole('button', { name: 'Show 1 more date' })).toBeVisible();

  // All that follow without a network: it waits, and is done once.
  await page.goto(paths[2] ?? '');
  await page.getByRole('button', { name: 'Call off' }).click();
  const callOff = page.getByRole('dialog', { name: 'Call off this event?' });
  await callOff.getByRole('radio', { name: 'This and all following' }).check();
  await goOffline(host);
  await callOff.getByRole('button', { name: 'Call off' }).click();
  await expect(page.getByText('Called off', { exact: true })).toBeVisible();
  await context.setOffline(false);
  const stored = async () => {
    const events = await world.admin.db.collection('events').where('schoolId', '==', school.id).get();
    return events.docs.map((doc) => [doc.id.split('_')[1], doc.get('isCancelled')]);
  };
  await expect.poll(stored, { timeout: 30_000 }).toEqual([
    ['0', false],
    ['2', true],
  ]);
  const changes = await world.admin.db.collectionGroup('seriesChanges').where('userId', '==', ana.uid).get();
  expect(changes.size).toBe(1);
});

test('an admin says in which zone a school is, and its parents type times by it wherever they are', async ({
  person,
  world,
}) => {
  const [admin, school] = [await adminOf(world), await world.school()];
  const ana = await world.member(school, { welcomePanelDismissed: true });
  const { page, signIn } = await person();
  await signIn(admin, '/admin');
  await page.getByRole('button', { name: `Manage ${school.name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${school.name}` });
  await edit.getByLabel('Time zone').selectOption('Australia/Lord_Howe');
  await axe(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${school.name} is changed.`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: school.slug });
  await expect(row).toContainText('Australia/Lord Howe');

  const parent = await person();
  await parent.signIn(ana, '/events');
  await parent.page.getByRole('button', { name: 'Add event' }).click();
  const form = parent.page.getByRole('dialog', { name: 'Add an event' });
  await expect(form.getByText('Times are those of the school (Australia/Lord Howe).')).toBeVisible();
  await form.getByLabel('Title').fill('Beach clean-up');
  await form.getByLabel('Start').fill(`${day(9)}T08:30`);
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(parent.page.getByText('Your event is saved.')).toBeVisible();
  const card = parent.page.getByRole('listitem').filter({ hasText: 'Beach clean-up' });
  await expect(card).toContainText('8:30');
  await expect(card).toContainText('School’s time. For you: ');
  const [event] = (await world.admin.db.collection('events').where('schoolId', '==', school.id).get()).docs;
  const shown = new Intl.DateTimeFormat('sv', {
    ...({ timeZone: 'Australia/Lord_Howe', dateStyle: 'short', timeStyle: 'short' } as const),
  });
  expect(shown.format(event?.get('start').toDate())).toBe(`${day(9)} 08:30`);
});

test('who travels reads an event by the clocks of the school, and types it so', async ({ person, world }) => {
  const school = await world.school();
  const ana = await world.member(school, { welcomePanelDismissed: true });
  const start = new Date(`${day(9)}T17:00:00Z`);
  const event = newEvent({
    ...{ id: `fair-${school.id}`, title: 'Fair', location: 'Gym', description: '' },
    ...{ start, end: null, timeZone: 'Europe/Berlin', schoolId: school.id, userId: ana.uid },
  });
  await write(world.admin.db, [documents.event({ ...event, createdAt: new Date() })]);
  const { page, signIn } = await person();
  await signIn(ana, `/events/${event.id}`);
  // The browser is in Los Angeles.
  await expect(page.getByText(/^School’s time\. For you: /)).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit event' });
  const there = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  await expect(form.getByLabel('Start')).toHaveValue(there.format(start).replace(' ', 'T'));
  await expect(form.getByText('Times are those of the school (Europe/Berlin).')).toBeVisible();
  await axe(page);
});
