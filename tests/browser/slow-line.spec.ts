import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { signIn } from './support/sign-in.ts';

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

/** The first of all code. */
const ENTRY = /\/assets\/index-[^/]*\.js$/;

/** Opens a form whose code is held back, and waits until its HTML is there. */
async function openHeldBack(page: Page, address: string, title: string) {
  const line = await holdBack(page, ENTRY);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return line;
}

const keepBox = (page: Page) => page.getByLabel('Keep me signed in on this device');
/** Only code enables it. */
const codeIsThere = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Log in|Sign up) with Google$/ })).toBeEnabled();

test.describe('a form that stands in the HTML', () => {
  test('takes what is typed and pressed before any code has come', async ({ person, world }) => {
    const member = await world.member(await world.school());
    const { page } = await person();
    const line = await openHeldBack(page, '/login', 'Log in');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await keepBox(page).check();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    // Nothing that was typed stands in the address.
    await expect(page).toHaveURL('/login');
    await expect(submit(page)).toBeDisabled();
    line.end('continue');
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => localStorage.getItem('schoolgate.keepSignedIn'))).toBe('1');
    // From here on a link is followed at the first press.
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL('/events');
  });

  test('that was pressed too early says what is missing, and can be pressed again', async ({
    person,
    world,
  }) => {
    const member = await world.member(await world.school());
    const { page } = await person();
    const line = await openHeldBack(page, '/login', 'Log in');
    await page.getByLabel('Email').fill(member.email);
    await submit(page).click();
    line.end('continue');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
    await page.keyboard.type(member.password);
    await submit(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('is the same form once the code is there, with the cursor where it was', async ({ person }) => {
    const { page } = await person();
    const line = await openHeldBack(page, '/login', 'Log in');
    const email = page.getByLabel('Email');
    await email.pressSequentially('ana@school.test');
    for (let key = 0; key < '@school.test'.length; key += 1) await email.press('ArrowLeft');
    await keepBox(page).check();
    await keepBox(page).uncheck();
    await email.focus();
    line.end('continue');
    await codeIsThere(page);
    await expect(email).toBeFocused();
    await page.keyboard.type('.b');
    await expect(email).toHaveValue('ana.b@school.test');
    await expect(keepBox(page)).not.toBeChecked();
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL('/reset-password');
    await expect(page.getByLabel('Email')).toHaveValue('ana.b@school.test');
  });

  test('follows a link that was pressed too early with the code and the address that was typed', async ({
    person,
  }) => {
    const { page } = await person();
    const line = await openHeldBack(page, '/login?code=some-code', 'Log in');
    await page.getByLabel('Email').fill('ana@school.test');
    const link = page.getByRole('link', { name: 'Forgot password' });
    await link.click();
    await expect(page).toHaveURL('/login?code=some-code');
    line.end('continue');
    await expect(page).toHaveURL('/reset-password?code=some-code');
    await expect(page.getByLabel('Email')).toHaveValue('ana@school.test');
  });

  test('has links that work where no code comes', async ({ person }) => {
    const { page } = await person();
    const line = await openHeldBack(page, '/login', 'Log in');
    const link = page.getByRole('link', { name: 'Sign up' });
    await link.click();
    await link.click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    line.end('continue');
    await codeIsThere(page);
  });

  test('keeps what is typed now before what an earlier visit left, and after a reload', async ({
    person,
  }) => {
    const { page } = await person();
    await page.goto('/login');
    await codeIsThere(page);
    await page.getByLabel('Email').fill('before@school.test');
    const line = await openHeldBack(page, '/login', 'Log in');
    await page.getByLabel('Email').fill('now@school.test');
    line.end('continue');
    await codeIsThere(page);
    await expect(page.getByLabel('Email')).toHaveValue('now@school.test');
    await page.unroute(ENTRY);
    await page.reload();
    await codeIsThere(page);
    await expect(page.getByLabel('Email')).toHaveValue('now@school.test');
  });

  test('says nothing of a missing invite code to who has one, and stays where it is', async ({
    person,
    world,
  }) => {
    const school = await world.school('Oak Hill');
    const { page } = await person();
    const line = await openHeldBack(page, `/signup?code=${school.code}`, 'Sign up');
    await expect(page.getByText('You need an invite code from your school')).toBeHidden();
    const first = page.getByLabel('First name');
    await first.fill('Ana');
    const place = await first.boundingBox();
    line.end('continue');
    await expect(page.getByText(`You are signing up to join ${school.name}.`)).toBeVisible();
    expect(await first.boundingBox()).toEqual(place);
    await expect(first).toHaveValue('Ana');
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute(
      'href',
      `/login?code=${school.code}`,
    );
  });

  test('has the same ids for who asks for less motion', async ({ person }) => {
    const { page } = await person();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const line = await openHeldBack(page, '/signup', 'Sign up');
    const password = page.getByLabel('Password', { exact: true });
    const id = await password.getAttribute('id');
    await expect(password).toHaveAccessibleDescription(/8 characters/);
    await page.getByRole('button', { name: 'Create account' }).click();
    line.end('continue');
    // The hint is part of the description still, beside the message that the code has added.
    await expect(password).toHaveAccessibleDescription(/Please fill in this field\..*8 characters/);
    expect(await password.getAttribute('aria-describedby')).toBe(`${id}-error ${id}-hint`);
  });

  test('is nothing for who is signed in', async ({ person, world }) => {
    const member = await world.member(await world.school());
    const { page } = await person();
    await signIn(page, member);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    const line = await holdBack(page, ENTRY);
    await page.goto('/login', { waitUntil: 'commit' });
    const form = page.getByRole('heading', { level: 1, name: 'Log in', includeHidden: true });
    await expect(form).toBeAttached();
    await expect(form).toBeHidden();
    line.end('continue');
    await expect(page).toHaveURL('/dashboard');
  });

  test('says so where JavaScript is switched off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    for (const address of ['/login', '/signup', '/reset-password']) {
      await page.goto(address);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.getByLabel('Email')).toBeVisible();
    }
    await context.close();
  });
});
