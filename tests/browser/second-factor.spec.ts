import type { Page } from '@playwright/test';
import { totpCode } from '../support/totp.ts';
import { axe, expect, test } from './support/fixtures.ts';

const codeField = (page: Page) => page.getByLabel('Six-digit code');

async function firstStep(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'One more step' })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
}

/** Scrolled elsewhere, a field half under the header of a phone looks too small to it. */
async function axeFromTop(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await axe(page);
}

/** What the QR code says to an app, and the key beside it says to fingers. */
async function turnOn(page: Page): Promise<string> {
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await section.locator('code').textContent()) ?? '';
  await axeFromTop(page);
  await codeField(page).fill('000000');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('This code is not right.')).toBeVisible();
  await codeField(page).fill(totpCode(key, -3));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('Two-step verification is on.')).toBeVisible();
  return key;
}

test('a moderator chooses an authenticator app, logs in by it, and gives it up', async ({
  person,
  world,
}) => {
  const moderator = await world.moderator(await world.school());
  const { page, allowComplaint } = await person();
  // A wrong code, and a password that is not enough, are answered with a 400, which the browser names.
  allowComplaint(/400 \(Bad Request\)/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(moderator.email);
  await page.getByLabel('Password', { exact: true }).fill(moderator.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  const key = await turnOn(page);
  await axeFromTop(page);
  await logOut(page);

  // To where they wanted to go, which is remembered through both steps.
  await page.goto('/groups?mine=1');
  await expect(page).toHaveURL('/login');
  await firstStep(page, moderator);
  await axe(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(moderator.password);
  await firstStep(page, moderator);
  await codeField(page).fill('000000');
  await codeField(page).press('Enter');
  await expect(page.getByText('This code is not right.')).toBeVisible();
  const code = totpCode(key, -1);
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await codeField(page).press('Enter');
  await expect(page).toHaveURL('/groups?mine=1');

  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await expect(section.getByRole('button', { name: 'Turn off' })).toBeVisible();
  // Half an hour later it takes both steps once more.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 31 * 60_000;
  });
  await section.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' });
  await dialog.getByLabel(`Password of ${moderator.email}`).fill(moderator.password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await codeField(page).fill(totpCode(key));
  await axe(page);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(section.getByText('Two-step verification is off.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
});
