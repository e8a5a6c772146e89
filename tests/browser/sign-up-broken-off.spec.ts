import type { BrowserContext, Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures.ts';

// The SDK waits ten seconds before it calls the server out of reach.
test.setTimeout(120_000);

const FIRESTORE = /google\.firestore\.v1\.Firestore/;
const UNREACHED = /Failed to load resource|Could not reach Cloud Firestore|WebChannelConnection/;

/** From now on no document is read or written. */
const cutOff = (context: BrowserContext) => context.route(FIRESTORE, (route) => route.abort());

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('de Souza');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-test-password');
}

test('an account whose record could not be written is finished by itself', async ({ person, world }) => {
  const email = world.freshEmail('ana');
  const { page, context, allowComplaint } = await person();
  allowComplaint(UNREACHED);
  await page.goto('/signup');
  await fillIn(page, email);
  await cutOff(context);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/join-school', { timeout: 30_000 });
  await expect(page.getByText(/the server/).first()).toBeVisible({ timeout: 30_000 });
  await axe(page);

  await context.unroute(FIRESTORE);
  await expect(page.getByLabel('Invite code')).toBeVisible({ timeout: 60_000 });
  const { uid } = await world.admin.auth.getUserByEmail(email);
  expect(await world.data(`users/${uid}`)).toMatchObject({ firstName: 'Ana', lastName: 'de Souza' });
});

test('a sign-up whose answer was lost is finished by pressing the button again', async ({
  person,
  world,
}) => {
  const email = world.freshEmail('ana');
  const { page, allowComplaint } = await person();
  allowComplaint(/Failed to load resource/);
  await page.goto('/signup');
  await fillIn(page, email);
  await page.route(
    /accounts:signUp/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText(/We can't reach the server/);
  await expect(page.getByLabel('Last name')).toHaveValue('de Souza');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/join-school');
  const { uid, displayName } = await world.admin.auth.getUserByEmail(email);
  expect(displayName).toBe('Ana de Souza');
  expect(await world.data(`users/${uid}`)).toMatchObject({ firstName: 'Ana', lastName: 'de Souza' });
});

test('a sign-up on a school’s page goes on at the next visit, with its request', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const email = world.freshEmail('ana');
  const { page, context, allowComplaint } = await person();
  allowComplaint(UNREACHED);
  await page.goto(`/${school.slug}`);
  await fillIn(page, email);
  await page.getByLabel('Keep me signed in on this device').check();
  await cutOff(context);
  await page.getByRole('button', { name: `Join ${school.name} Community` }).click();
  await expect(page.getByRole('alert').filter({ hasText: "We can't reach the server" })).toBeVisible({
    timeout: 40_000,
  });
  await page.close();

  await context.unroute(FIRESTORE);
  const later = await context.newPage();
  await later.goto('/dashboard');
  await expect(later).toHaveURL('/welcome', { timeout: 40_000 });
  const { uid } = await world.admin.auth.getUserByEmail(email);
  expect(await world.data(`users/${uid}`)).toMatchObject({ firstName: 'Ana', schoolIds: [school.id] });
  expect(await world.data(`pendingRequests/${uid}_${school.id}`)).toMatchObject({
    lastName: 'de Souza',
    proofPath: null,
  });
});
