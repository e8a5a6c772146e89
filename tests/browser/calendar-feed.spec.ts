import ICAL from 'ical.js';
import { writeEvents } from './feed-support/events.ts';
import { goOffline } from './offline-support/device.ts';
import { axe, expect, test } from './support/fixtures.ts';

/** The titles in the calendar behind an address; none where it leads nowhere. */
async function titlesAt(address: string): Promise<string[] | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary);
}

test('a parent follows the events of a school in a calendar, renews the address and turns it off', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ana, ben] = [await world.member(school), await world.member(school)];
  await writeEvents(world, school, ana, { 'Cake sale': 20, 'Sports day': 40 });
  const guest = await person();
  await guest.signIn(ben, '/events');
  const { page } = guest;
  await page.getByRole('button', { name: 'Add to your calendar' }).click();
  const dialog = page.getByRole('dialog', { name: /in your calendar$/ });
  await expect(dialog.getByRole('button', { name: 'Make my address' })).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: 'Make my address' }).click();
  const field = dialog.getByRole('textbox', { name: 'Your private address' });
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
  // The keyboard is where the button was.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.getByText('How to add it').click();
  await expect(dialog.getByText('Google Calendar')).toBeVisible();
  await axe(page);
  const address = await field.inputValue();
  expect(await titlesAt(address)).toEqual(['Cake sale', 'Sports day']);
  await expect(dialog.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    address.replace(/^http:/, 'webcal:'),
  );
  // No address of ours holds it, so that none stands in a history.
  expect(page.url()).not.toContain('.ics');

  await dialog.getByRole('radio', { name: 'Only mine' }).check();
  await expect.poll(() => titlesAt(address)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Cake sale' }).click();
  await page.getByRole('button', { name: 'Going' }).click();
  await expect.poll(() => titlesAt(address)).toEqual(['Cake sale']);

  // Another tab shows what this one does.
  const other = await guest.context.newPage();
  await other.goto('/events?calendar=feed');
  const there = other.getByRole('textbox', { name: 'Your private address' });
  await expect(there).toHaveValue(address);
  await page.goto('/events?calendar=feed');
  await expect(field).toHaveValue(address);
  await expect(dialog.getByRole('radio', { name: 'Only mine' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Renew address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew address' }).click();
  await expect(dialog.getByText('This is your new address. The old one leads nowhere.')).toBeVisible();
  const renewed = await field.inputValue();
  expect(renewed).not.toBe(address);
  await expect(there).toHaveValue(renewed);
  expect(await titlesAt(address)).toBeNull();
  expect(await titlesAt(renewed)).toEqual(['Cake sale']);

  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByRole('button', { name: 'Make my address' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Make my address' })).toBeVisible();
  expect(await titlesAt(renewed)).toBeNull();
});

test('each school has an address of its own, and without a network nothing is promised @any-screen', async ({
  person,
  world,
}) => {
  const [oak, elm] = [await world.school('Oak School'), await world.school('Elm School')];
  const ana = await world.member([oak, elm]);
  await writeEvents(world, oak, ana, { 'Oak fair': 20 });
  await writeEvents(world, elm, ana, { 'Elm fair': 20 });
  const parent = await person();
  await parent.signIn(ana, '/events?calendar=feed');
  const { page, context } = parent;
  const make = page.getByRole('button', { name: 'Make my address' });
  const field = page.getByRole('textbox', { name: 'Your private address' });
  await make.click();
  await expect(field).toHaveValue(/\.ics$/);
  const first = await field.inputValue();
  expect(await titlesAt(first)).toEqual(['Oak fair']);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('School', { exact: true }).selectOption({ label: elm.name });
  await page.getByRole('button', { name: 'Add to your calendar' }).click();
  await make.click();
  await expect(field).toHaveValue(/\.ics$/);
  expect(await titlesAt(await field.inputValue())).toEqual(['Elm fair']);
  expect(await titlesAt(first)).toEqual(['Oak fair']);

  await goOffline(parent);
  await expect(page.getByText('You are offline. This needs a connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renew address' })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Renew address' })).toBeEnabled({ timeout: 30_000 });
});
