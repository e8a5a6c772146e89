import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures.ts';
import { looksRight } from './support/looks.ts';

async function inspect(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await looksRight(page);
}

test.describe('screens on the way in', () => {
  // Several people, or every screen twice: much for one test on a slow machine.
  test.describe.configure({ timeout: 120_000 });

  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 700 }));

  test('for visitors', async ({ page, world }) => {
    const school = await world.school('A School with a Name as Long as They Come in the Countryside');
    const screens: [string, string | RegExp][] = [
      ['/signup', 'Sign up'],
      [`/signup?code=${school.code}`, 'Sign up'],
      ['/login', 'Log in'],
      ['/reset-password', 'Reset your password'],
      [`/${school.slug}`, `Welcome to ${school.name}`],
      ['/no-such-school', 'School not found'],
    ];
    for (const [path, heading] of screens) {
      await page.goto(path);
      await inspect(page, heading);
    }
    await expect(page.getByRole('link', { name: 'Request an invite' })).toHaveAttribute('href', '/#request');
  });

  test('for those who wait, and those who decide', async ({ page, world }) => {
    const school = await world.school();
    const admin = await world.member(school, { isAdmin: true });
    await page.goto(`/${school.slug}`);
    await page.getByLabel('First name').fill('Bartholomew-Alexander');
    await page.getByLabel('Last name').fill('Featherstonehaugh-Cholmondeley');
    await page.getByLabel('Email').fill(world.freshEmail('bartholomew.featherstonehaugh.cholmondeley'));
    await page.getByLabel('Password', { exact: true }).fill('a-test-password');
    await page.getByRole('button', { name: `Join ${school.name} Community` }).click();
    await inspect(page, 'Request Submitted');
    await page.goto(`/join-school?code=${school.code}`);
    await inspect(page, 'Join your school');

    await page.getByRole('link', { name: 'Log in' }).click();
    // The page that is left has the same field.
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/admin/pending-requests');
    await expect(page.getByRole('link', { name: 'Back to admin' })).toHaveAttribute('href', '/admin');
    await page.getByRole('button', { name: /^\d+ without a document$/ }).click();
    await expect(page.getByText('no document').first()).toBeVisible();
    await inspect(page, 'Pending requests');
    await page.getByRole('button', { name: 'Reject Bartholomew' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axe(page);
  });
});
