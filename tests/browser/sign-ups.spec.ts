import { readFile } from 'node:fs/promises';
import { writeEvents } from './feed-support/events.ts';
import { goOffline } from './offline-support/device.ts';
import { axe, expect, type Person, test } from './support/fixtures.ts';

const slot = ({ page }: Person, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });

test('a host asks for cakes at an event, parents sign up and let go, and the host sees who brings what', async ({
  person,
  world,
}) => {
  // Three browsers, one after another in many places.
  test.slow();
  const school = await world.school();
  const named = (firstName: string, lastName: string) =>
    world.member(school, { firstName, lastName, welcomePanelDismissed: true });
  const [ana, ben, cleo] = [
    await named('Ana', 'Silva'),
    await named('Ben', 'Okoro'),
    await named('Cleo', 'Park'),
  ];
  await writeEvents(world, school, ana, { 'Summer fair': 50 });
  const [host, guest, late] = [await person(), await person(), await person()];
  await host.signIn(ana, '/events');
  await host.page.getByRole('link', { name: 'Summer fair' }).click();
  await host.page.getByRole('button', { name: 'Add a sign-up list' }).click();
  const dialog = host.page.getByRole('dialog', { name: 'Add a sign-up list' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Summer fair');
  await dialog.getByLabel('Title').fill('Cakes and hands');
  await dialog.getByLabel('How many').fill('2');
  await dialog.getByLabel('What', { exact: true }).fill('Cake');
  await dialog.getByRole('button', { name: 'Add another' }).click();
  await dialog.getByLabel('What', { exact: true }).nth(1).fill('Gym set-up 3–4 pm');
  await axe(host.page);
  await dialog.getByRole('button', { name: 'Save list' }).click();
  await expect(host.page.getByText('Your sign-up list is saved.')).toBeVisible();
  await expect(slot(host, 'Cake')).toContainText('2 of 2 left');

  await guest.signIn(ben, '/events');
  await guest.page.getByRole('link', { name: 'Sign-up lists' }).click();
  await guest.page.getByRole('link', { name: 'Cakes and hands' }).click();
  await slot(guest, 'Cake').getByRole('combobox').selectOption('2');
  await guest.page.getByRole('button', { name: 'Sign up for Cake' }).click();
  await expect(slot(guest, 'Cake').getByRole('status')).toHaveText('You have signed up for 2.');
  await expect(slot(guest, 'Cake')).toContainText('All 2 taken');
  await expect(slot(guest, 'Cake')).toContainText('Ben Okoro × 2');
  await axe(guest.page);
  await expect(slot(host, 'Cake')).toContainText('Ben Okoro × 2');

  await late.signIn(cleo, '/sign-ups');
  await late.page.getByRole('link', { name: 'Cakes and hands' }).click();
  await expect(slot(late, 'Cake').getByRole('button')).toHaveCount(0);
  await late.page.getByRole('button', { name: 'Sign up for Gym set-up 3–4 pm' }).click();
  await expect(slot(late, 'Gym set-up 3–4 pm').getByRole('status')).toHaveText('You have signed up.');
  await late.page.getByRole('checkbox', { name: 'Show my name to other parents' }).uncheck();
  await guest.page.getByRole('button', { name: 'Release Cake' }).click();
  await expect(slot(late, 'Cake')).toContainText('2 of 2 left');
  await late.page.getByRole('button', { name: 'Sign up for Cake' }).click();
  await expect(slot(late, 'Cake').getByRole('status')).toHaveText('You have signed up.');
  await expect(slot(guest, 'Cake')).toContainText('1 of 2 left');
  await expect(slot(guest, 'Cake')).not.toContainText('Cleo');

  await host.page.getByRole('link', { name: 'Cakes and hands' }).click();
  await host.page.getByRole('button', { name: 'See who signed up' }).click();
  const main = host.page.getByRole('main');
  await expect(main.getByText('Cleo Park')).toBeVisible();
  await expect(main.getByText('Not shown to others')).toBeVisible();
  await axe(host.page);
  const [file] = await Promise.all([
    host.page.waitForEvent('download'),
    host.page.getByRole('button', { name: 'Download (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Cakes and hands.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\ufeffWhat,Needed,Name,Count\r\nCake,2,Cleo Park,1\r\nGym set-up 3–4 pm,1,Cleo Park,1\r\n',
  );
  await host.page.getByRole('button', { name: 'Close list' }).click();
  await expect(guest.page.getByText('The host lets nobody sign up any more.')).toBeVisible();
  await host.page.getByRole('link', { name: 'The event' }).click();
  await expect(host.page.getByRole('heading', { name: 'Summer fair', level: 1 })).toBeVisible();
});

test('a list on paper is the whole list, black on white, and nothing else @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  const host = await person();
  const { page } = host;
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await host.signIn(ana, '/sign-ups');
  await page.getByRole('button', { name: 'Add list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a sign-up list' });
  await dialog.getByLabel('Title').fill('Lend a drill');
  await dialog.getByLabel('What', { exact: true }).fill('Hammer drill');
  await dialog.getByRole('button', { name: 'Save list' }).click();
  await page.getByRole('link', { name: 'Lend a drill' }).click();
  await page.getByRole('button', { name: 'Sign up for Hammer drill' }).click();
  await expect(slot(host, 'Hammer drill').getByRole('status')).toHaveText('You have signed up.');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet.getByRole('row').nth(1)).toHaveText(/Hammer drill\s*1 of 1\s*Ana Silva/);
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('what one signs up for without a network waits, is asked for, and comes when there is one @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ana, ben] = [await world.member(school), await world.member(school)];
  const [host, guest] = [await person(), await person()];
  await host.signIn(ana, '/sign-ups');
  await host.page.getByRole('button', { name: 'Add list' }).click();
  const dialog = host.page.getByRole('dialog', { name: 'Add a sign-up list' });
  await dialog.getByLabel('Title').fill('Cake sale');
  await dialog.getByLabel('What', { exact: true }).fill('Cake');
  await dialog.getByRole('button', { name: 'Save list' }).click();
  await expect(host.page.getByRole('link', { name: 'Cake sale' })).toBeVisible();
  await guest.signIn(ben, '/sign-ups');
  const { page, context } = guest;
  await page.getByRole('link', { name: 'Cake sale' }).click();
  await expect(slot(guest, 'Cake')).toContainText('1 of 1 left');
  await goOffline(guest);
  await page.getByRole('button', { name: 'Sign up for Cake' }).click();
  const status = slot(guest, 'Cake').getByRole('status');
  await expect(status).toHaveText('Asked. You will see here whether there is room.');
  await expect(page.getByText('Waiting to send')).toBeVisible();
  // Somebody else is faster.
  await host.page.getByRole('link', { name: 'Cake sale' }).click();
  await host.page.getByRole('button', { name: 'Sign up for Cake' }).click();
  await expect(slot(host, 'Cake').getByRole('status')).toHaveText('You have signed up.');
  await context.setOffline(false);
  await expect(status).toHaveText('Taken meanwhile.', { timeout: 30_000 });
  await expect(slot(host, 'Cake')).toContainText('Taken');
});

test('a list that is being typed survives a reload, and what is taken can’t be removed @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school);
  const host = await person();
  const { page } = host;
  await host.signIn(ana, '/sign-ups');
  await page.getByRole('button', { name: 'Add list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a sign-up list' });
  await dialog.getByLabel('Title').fill('Bake sale');
  await dialog.getByLabel('What', { exact: true }).fill('Pie');
  await dialog.getByRole('button', { name: 'Add another' }).click();
  await dialog.getByLabel('What', { exact: true }).nth(1).fill('Cake');
  await page.reload();
  await expect(dialog.getByLabel('Title')).toHaveValue('Bake sale');
  await expect(dialog.getByLabel('What', { exact: true }).nth(1)).toHaveValue('Cake');
  await dialog.getByRole('button', { name: 'Save list' }).click();
  await page.getByRole('link', { name: 'Bake sale' }).click();
  await page.getByRole('button', { name: 'Sign up for Pie' }).click();
  await expect(slot(host, 'Pie').getByRole('status')).toHaveText('You have signed up.');
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit sign-up list' });
  await expect(edit.getByRole('button', { name: 'Remove Pie' })).toBeDisabled();
  await edit.getByRole('button', { name: 'Remove Cake' }).click();
  await edit.getByRole('button', { name: 'Save list' }).click();
  await expect(slot(host, 'Cake')).toHaveCount(0);
  await expect(slot(host, 'Pie').getByRole('status')).toHaveText('You have signed up.');
});
