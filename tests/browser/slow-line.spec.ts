import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';

// No page has a worker here (playwright.config.ts), which would have all code already.

/** The backend's code. */
const BACKEND = /\/assets\/(firebase|sdk)-[^/]*\.js$/;

const submit = (page: Page) => page.getByRole('button', { name: /^(Log In|Logging in)/ }).last();

test('the log-in form is there before the backend, and what is sent meanwhile arrives', async ({
  person,
  world,
}) => {
  const member = await world.member(await world.school());
  const { page } = await person();
  const line = await holdBack(page, BACKEND);
  // The form has the line for itself until it is there.
  let askedBefore = -1;
  await page.route(/\/assets\/auth-[^/]*\.js$/, async (route) => {
    askedBefore = line.asked();
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  expect(askedBefore).toBe(0);
  await expect.poll(line.asked).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Log in with Google' })).toBeDisabled();
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  line.end('continue');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('what was typed outlives a backend that can’t be fetched', async ({ person, world }) => {
  const member = await world.member(await world.school());
  const { page, allowComplaint } = await person();
  allowComplaint(/Failed to load resource|ERR_FAILED/);
  const line = await holdBack(page, BACKEND);
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await submit(page).click();
  line.end('abort');
  await expect(page.getByRole('alert')).toContainText('check your connection');
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await page.unroute(BACKEND);
  await submit(page).click();
  await expect(page).toHaveURL('/dashboard');
});
