import { expect, test } from './support/fixtures.ts';
import { looksRight } from './support/looks.ts';

test('the privacy page and the terms can be read from every public page', async ({ person }) => {
  const { page } = await person();
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  // The local build is a sample, and says so where somebody would look for who is responsible.
  const responsible = page.getByRole('region', { name: 'Who is responsible' });
  await expect(responsible.getByText('Example', { exact: true })).toBeVisible();
  await looksRight(page);
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await looksRight(page);
});

test('whoever reads the terms while signing up keeps what is typed, the password too', async ({ person }) => {
  const { page } = await person();
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Password', { exact: true }).fill('kind words grow');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'terms (opens in a new tab)' }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await terms.close();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kind words grow');
  await expect(page).toHaveURL('/signup');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('both can be read @any-screen', async ({ page }) => {
    for (const path of ['/privacy', '/terms']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
  });
});
