import { writeEvents } from './feed-support/events.ts';
import { goOffline } from './offline-support/device.ts';
import { axe, expect, type Person, test } from './support/fixtures.ts';

const ADA = { name: 'Ada', gradeOrRoom: 'Grade 2' };

const open = async ({ page }: Person, title: string) => {
  await page.goto('/events');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: 'Are you coming?' })).toBeVisible();
};

test('parents answer an event, the next one in line moves up, and the host sees who comes', async ({
  person,
  world,
}) => {
  // Three browsers, one after another in many places.
  test.slow();
  const school = await world.school();
  const named = (firstName: string, lastName: string, children: (typeof ADA)[] = []) =>
    world.member(school, { firstName, lastName, children, welcomePanelDismissed: true });
  const ana = await named('Ana', 'Silva');
  const ben = await named('Ben', 'Okoro', [ADA]);
  const cleo = await named('Cleo', 'Park');
  await writeEvents(world, school, ana, { 'Cake sale': 20 }, { places: 2 });
  const [host, guest, late] = [await person(), await person(), await person()];
  await guest.signIn(ben);
  await open(guest, 'Cake sale');
  const panel = (of: Person) => of.page.getByRole('region', { name: 'Are you coming?' });
  await expect(panel(guest)).toContainText('Nobody has answered yet. 2 of 2 places left');
  await panel(guest).getByRole('button', { name: 'Going' }).click();
  await expect(panel(guest).getByRole('status')).toHaveText('You have a place.');
  await panel(guest).getByRole('checkbox', { name: 'Ada (Grade 2)' }).check();
  await expect(panel(guest)).toContainText('1 parent and 1 child going');
  await expect(panel(guest)).toContainText('All places are taken.');
  await axe(guest.page);

  await late.signIn(cleo);
  await open(late, 'Cake sale');
  await panel(late).getByRole('button', { name: 'Going' }).click();
  await expect(panel(late).getByRole('status')).toContainText('You are on the waiting list.');
  await guest.page.getByRole('checkbox', { name: 'Ada (Grade 2)' }).uncheck();
  await expect(panel(late).getByRole('status')).toHaveText('You have a place.');
  // It was read where it was seen.
  await expect(late.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  await late.page.goto('/notifications');
  await late.page
    .getByRole('main')
    .getByRole('link', { name: /There is a place for you/ })
    .click();
  await expect(panel(late).getByRole('status')).toHaveText('You have a place.');

  await host.signIn(ana, '/events');
  await expect(host.page.getByText('2 going · Full')).toBeVisible();
  await host.page.getByRole('link', { name: 'Cake sale' }).click();
  await host.page.getByRole('button', { name: 'See who answered' }).click();
  // The last answer is the first of the list.
  await expect(panel(host).getByRole('listitem')).toHaveText([/Ben OkoroGoing/, /Cleo ParkGoing/]);
  await axe(host.page);
  await host.page.getByRole('button', { name: 'Close answers' }).click();
  await expect(panel(late)).toContainText('The host takes no more answers.');
  await expect(panel(late).getByRole('button', { name: 'Maybe' })).toBeDisabled();
  await panel(late).getByRole('button', { name: 'Can’t' }).click();
  await expect(panel(guest)).toContainText('1 parent going');
});

test('an event is saved for a calendar, and an answer without a network comes when there is one @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ana, ben] = [await world.member(school), await world.member(school)];
  await writeEvents(world, school, ana, { 'Cake sale': 20 }, { places: 1 });
  const guest = await person();
  await guest.signIn(ben);
  await open(guest, 'Cake sale');
  const { page, context } = guest;
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('cake-sale.ics');
  await goOffline(guest);
  await page.getByRole('button', { name: 'Going' }).click();
  const status = page.getByRole('region', { name: 'Are you coming?' }).getByRole('status');
  await expect(status).toHaveText('Asked. You will see here whether there is a place.');
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await context.setOffline(false);
  await expect(status).toHaveText('You have a place.', { timeout: 30_000 });
});

test('who comes is told what the host writes, and that the event is called off', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  const ben = await world.member(school);
  await writeEvents(world, school, ana, { 'Cake sale': 20 });
  const [host, guest] = [await person(), await person()];
  await guest.signIn(ben);
  await open(guest, 'Cake sale');
  const panel = guest.page.getByRole('region', { name: /^(Are you coming\?|Who was coming)$/ });
  await panel.getByRole('button', { name: 'Going' }).click();
  await expect(panel).toContainText('1 parent going');

  await host.signIn(ana);
  await open(host, 'Cake sale');
  await host.page.getByRole('textbox', { name: 'Write a comment' }).fill('Bring rain coats');
  await host.page.getByRole('checkbox', { name: 'Tell everybody who is coming, or may come' }).check();
  await axe(host.page);
  await host.page.getByRole('button', { name: 'Send' }).click();
  await expect(guest.page.getByText('To everybody who is coming')).toBeVisible();
  await host.page.getByRole('button', { name: 'Call off' }).click();
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'Call off' }).click();
  await expect(panel).toContainText('This event has been called off.');
  await expect(panel.getByRole('button', { name: 'Going' })).toBeDisabled();
  await axe(guest.page);

  // Both were read where they were seen.
  await expect(guest.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  await guest.page.goto('/notifications');
  const told = guest.page.getByRole('main');
  await expect(told.getByRole('link', { name: /Ana Silva wrote to everybody who is coming/ })).toBeVisible();
  await told.getByRole('link', { name: /“Cake sale”.*has been called off/ }).click();
  await expect(guest.page.getByRole('article').getByText('Called off', { exact: true })).toBeVisible();
});
