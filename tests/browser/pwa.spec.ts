import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures.ts';
import { launchOptions } from './support/launch.ts';
import { openSite } from './support/site.ts';

// What can be installed is asked of the whole browser: the shell finds no fault with anything.
test.use({ launchOptions: launchOptions('whole'), serviceWorkers: 'allow' });

const QUESTION = 'A new version is available with feature updates or bug fixes. Refresh now?';
const version = (page: Page) => page.locator('meta[name=version]');

/** Waits until the worker has everything, then comes back under its control. */
async function underWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const question = (page: Page) => page.getByRole('alertdialog', { name: QUESTION });

/** Looks at the page again, which is when it asks for a newer version, until it shows what it found. */
async function lookAgain(page: Page, isFound: () => Promise<boolean>): Promise<void> {
  // The page begins to listen only once it has nothing better to do.
  const look = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    return isFound();
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(true);
}

test.describe('the installable app', () => {
  test('meets the criteria of the browser', async ({ playwright, launchOptions, baseURL }, testInfo) => {
    // In a profile of its own: nothing can be installed from a private window, which tests usually are.
    const context = await playwright.chromium.launchPersistentContext(
      testInfo.outputPath('profile'),
      launchOptions,
    );
    const page = await context.newPage();
    await page.goto(`${baseURL}/login`);
    const browser = await context.newCDPSession(page);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}');
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/dashboard', display: 'standalone' });
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    // Every file the manifest names is there, in the format it says.
    const files: { src: string; type: string }[] = [...manifest.icons, ...manifest.screenshots];
    expect(files.length).toBeGreaterThanOrEqual(6);
    for (const { src, type } of files) {
      expect((await page.request.get(`${baseURL}${src}`)).headers()['content-type'], src).toContain(type);
    }
    const scope = await page.evaluate(() =>
      navigator.serviceWorker.ready.then((one) => [one.scope, one.active?.scriptURL]),
    );
    const { origin } = new URL(page.url());
    expect(scope).toEqual([`${origin}/`, `${origin}/sw.js`]);
    await context.close();
  });

  test('opens without a network, keeps nothing of the backend, and leaves /__/ alone', async ({
    browser,
  }) => {
    const site = await openSite();
    const context = await browser.newContext();
    const page = await context.newPage();
    await underWorker(page, `${site.url}/demo`);
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => request.url);
    });
    expect(cached.length).toBeGreaterThan(20);
    expect(cached.filter((url) => !url.startsWith(site.url))).toEqual([]);

    await context.setOffline(true);
    for (const [path, heading] of [
      ['/demo', 'The community of Larkfield Primary'],
      ['/', 'Everything you’d hear at the school gate'],
      ['/?code=abc', 'Everything you’d hear at the school gate'],
      ['/contact', 'Contact us'],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await expect(page.goto(`${site.url}/__/auth/handler`)).rejects.toThrow();
    await context.close();
    await site.stop();
  });

  test('changes to a newer version when asked to, and only then', async ({ browser }) => {
    const site = await openSite();
    const context = await browser.newContext();
    const page = await context.newPage();
    await underWorker(page, `${site.url}/contact`);
    await expect(version(page)).toHaveCount(0);

    site.deployNewer();
    await lookAgain(page, () => question(page).isVisible());
    await axe(page);
    await question(page).getByRole('button', { name: 'Later' }).click();
    await expect(question(page)).toBeHidden();
    await page.reload();
    await expect(version(page)).toHaveCount(0);

    await question(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(version(page)).toHaveAttribute('content', 'newer');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await context.close();
    await site.stop();
  });

  test('does not ask while something typed would be lost', async ({ browser }) => {
    const site = await openSite();
    const context = await browser.newContext();
    const page = await context.newPage();
    await underWorker(page, `${site.url}/login`);
    // Nothing keeps a password; what else is typed is there again after a reload.
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Half a secret');

    site.deployNewer();
    const waits = () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
      );
    await lookAgain(page, waits);
    await expect(question(page)).toBeHidden();
    await expect(password).toHaveValue('Half a secret');

    await password.fill('');
    await expect(question(page)).toBeVisible();
    await context.close();
    await site.stop();
  });

  test('asks while something typed is kept, which is there again after the update', async ({ browser }) => {
    const site = await openSite();
    const context = await browser.newContext();
    const page = await context.newPage();
    await underWorker(page, `${site.url}/contact`);
    const message = page.getByLabel('Your message');
    await message.fill('Half a thought');
    site.deployNewer();
    await lookAgain(page, () => question(page).isVisible());
    await question(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(version(page)).toHaveAttribute('content', 'newer');
    await expect(message).toHaveValue('Half a thought');
    await context.close();
    await site.stop();
  });

  test('changes to a newer version, in all tabs, where the old worker stays', async ({ browser }) => {
    const site = await openSite();
    const context = await browser.newContext();
    const page = await context.newPage();
    await underWorker(page, `${site.url}/contact`);
    const other = await context.newPage();
    await underWorker(other, `${site.url}/contact`);
    await other.getByLabel('Your message').fill('Half a thought');
    site.deployNewer();
    await lookAgain(page, () => question(page).isVisible());
    // A browser keeps a worker that is just answering for half a minute, whatever the next one says.
    await page.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => undefined;
    });
    await question(page).getByRole('button', { name: 'Refresh' }).click();
    for (const tab of [page, other]) await expect(version(tab)).toHaveAttribute('content', 'newer');
    await expect(other.getByLabel('Your message')).toHaveValue('Half a thought');
    await context.close();
    await site.stop();
  });

  test('an old page without a worker finds its way to files that have new names', async ({ browser }) => {
    const site = await openSite();
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(site.url, { waitUntil: 'networkidle' });
    site.deployNewer();
    // Without scrolling there: that would ask for the rest of this page, too, whose reload could swallow the press.
    await page.getByRole('link', { name: 'Contact us' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(version(page)).toHaveAttribute('content', 'newer');
    await context.close();
    await site.stop();
  });
});
