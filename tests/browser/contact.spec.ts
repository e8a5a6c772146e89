import type { Page } from '@playwright/test';
import type { World } from '../support/world.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { looksRight, scrollThrough } from './support/looks.ts';

/** What the backend keeps of the forms sent from an address. */
async function storedForms(world: World, email: string): Promise<FirebaseFirestore.DocumentData[]> {
  const found = await world.admin.db.collection('formSubmissions').where('email', '==', email).get();
  return found.docs.map((doc) => doc.data());
}

/** Cuts the connection to the functions, as a failing network would. */
async function loseFunctions(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = `**/${name}`;
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

test.describe('forms of the public pages', () => {
  test('contact: checks, keeps what was typed through a failure, arrives once', async ({ person, world }) => {
    const email = world.freshEmail('contact');
    const { page, expectComplaint } = await person();
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please fill in this field.')).toHaveCount(3);
    await expect(page.getByLabel('Your name')).toBeFocused();
    await looksRight(page);

    await page.getByLabel('Your name').fill('Ana Silva');
    await page.getByLabel('Your email').fill('not an address');
    await page.getByLabel('Your message').fill('Our school is missing.\nCan you help?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();

    await page.getByLabel('Your email').fill(email);
    expectComplaint(/ERR_FAILED/);
    const reconnect = await loseFunctions(page, 'submitForm');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText(/\w/);
    await expect(page.getByLabel('Your message')).toHaveValue('Our school is missing.\nCan you help?');

    await reconnect();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status')).toContainText('Thank you, Ana Silva.');
    await expect(page.getByLabel('Your message')).toHaveValue('');
    const stored = await storedForms(world, email);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ form: 'contact', name: 'Ana Silva', school: null, role: null });
  });

  test('landing: a request arrives with school and role', async ({ person, world }) => {
    const email = world.freshEmail('request');
    const { page } = await person();
    await page.goto('/');
    await scrollThrough(page);
    await page.getByLabel('Your email').fill(email);
    await page.getByLabel('School and city').fill('Oak School, Lisbon');
    await page.getByLabel('You are').selectOption({ label: 'A parent or guardian' });
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Your request about Oak School, Lisbon has reached us.')).toBeVisible();
    expect(await storedForms(world, email)).toEqual([
      expect.objectContaining({ form: 'request', school: 'Oak School, Lisbon', role: 'parent' }),
    ]);
  });

  test('landing: what is sent before the code of the form has come arrives @any-screen', async ({
    person,
    world,
  }) => {
    const email = world.freshEmail('early');
    const { page } = await person();
    const code = await holdBack(page, /\/assets\/below-th-[^/]*\.js$/);
    await page.goto('/');
    const asked = page.waitForRequest(/\/assets\/below-th-/);
    await scrollThrough(page);
    await asked;
    await page.getByLabel('Your email').fill(email);
    await page.getByLabel('School and city').fill('Oak School, Lisbon');
    await page.getByLabel('You are').selectOption({ label: 'A parent or guardian' });
    await page.getByRole('button', { name: 'Send request' }).click();
    code.end('continue');
    await expect(page.getByText('Your request about Oak School, Lisbon has reached us.')).toBeVisible();
    expect(await storedForms(world, email)).toHaveLength(1);
  });

  test('a machine that fills every field is thanked and forgotten @any-screen', async ({ person, world }) => {
    const email = world.freshEmail('machine');
    const { page } = await person();
    await page.goto('/interest');
    await page.getByLabel('Your email').fill(email);
    await page.getByLabel('School name and city').fill('Spam School');
    await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await page.getByRole('button', { name: 'Put me on the list' }).click();
    await expect(page.getByText('You’re on the list for Spam School.')).toBeVisible();
    expect(await storedForms(world, email)).toEqual([]);
  });
});

test.describe('the waitlist', () => {
  test('takes an address and a school', async ({ person, world }) => {
    const email = world.freshEmail('waiting');
    const { page } = await person();
    await page.goto('/interest');
    await looksRight(page);
    const form = page.getByRole('region', { name: "Be the first to join your school's community" });
    await form.getByLabel('Your email').fill(email);
    await form.getByLabel('School name and city').fill('Elm School, Porto');
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(
      `You’re on the list for Elm School, Porto. We’ll write to ${email} when it opens.`,
    );
    expect(await storedForms(world, email)).toEqual([
      expect.objectContaining({ form: 'waitlist', school: 'Elm School, Porto' }),
    ]);
  });

  test('invites another parent by mail, and says so when that fails @any-screen', async ({
    person,
    world,
    mail,
  }) => {
    const invited = world.freshEmail('invited');
    const { page, expectComplaint } = await person();
    await page.goto('/interest');
    const section = page.getByRole('region', {
      name: 'Share Schoolgate with another parent at your school',
    });
    const field = section.getByLabel('Their email');
    // An empty address does nothing.
    await section.getByRole('button', { name: 'Send' }).click();
    await expect(section.getByText('Please fill in this field.')).toHaveCount(0);

    await field.fill(invited);
    expectComplaint(/ERR_FAILED/);
    const reconnect = await loseFunctions(page, 'sendInviteEmail');
    await section.getByRole('button', { name: 'Send' }).click();
    await expect(section.getByRole('alert')).toHaveText(
      "We can't reach the server. Please check your connection and try again.",
    );
    await expect(field).toHaveValue(invited);

    await reconnect();
    await section.getByRole('button', { name: 'Send' }).click();
    await expect(section.getByRole('status')).toContainText(`Invite sent to ${invited}`);
    await expect(field).toHaveValue('');
    await mail.waitFor(invited, /Schoolgate/);
  });

  test('copies the public address and says so for a moment', async ({ person }) => {
    const { page, context } = await person();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto('/interest');
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied ✓' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/`);
    await page.clock.fastForward(2_500);
    await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  });
});
