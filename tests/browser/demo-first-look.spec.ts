import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';

// The build draws the demo into its page, where it stands until the app has drawn it (docs/decisions.md 114).

const CODE = /\/assets\/[^/]*\.js$/;
const look = (page: Page) => page.locator('#home-snapshot');
const firstPost = (page: Page) => page.getByRole('article', { name: 'Post by Harriet Stone' });

/** Lets a test see what stands in a shadow that is closed. */
const openShadows = () => {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    return attachShadow.call(this, { ...options, mode: 'open' });
  };
};

test('the demo is there before any code, and gives way without a jump', async ({ person }) => {
  const { page } = await person();
  await page.addInitScript(openShadows);
  const line = await holdBack(page, CODE);
  await page.goto('/demo', { waitUntil: 'commit' });
  const [title, post] = [page.getByRole('heading', { level: 1 }), firstPost(page)];
  await expect(title).toHaveText('The community of Larkfield Primary');
  await expect(post).toContainText('We still need two tables');
  // What is true of one day alone is not said before the app says it.
  await expect(post).not.toContainText(/\d+\/\d+/, { useInnerText: true });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
    'href',
    '/signup',
  );
  const places = () =>
    Promise.all([title, post].map((one) => one.evaluate((element) => element.getBoundingClientRect().top)));
  const before = await places();
  // Nothing is sent from here, which would load the page anew.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Past' }).click();
  line.end('continue');
  await expect(look(page)).toHaveCount(0);
  // What was pressed meanwhile is done.
  await expect(page.getByRole('tab', { name: 'Past' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  const after = await places();
  for (const [index, place] of before.entries())
    expect(Math.abs((after[index] ?? Number.NaN) - place)).toBeLessThan(1);
  await expect(post).toContainText(/on Friday \d+\/\d+ at 3 pm/);
});

test('nothing finds it beside the app @any-screen', async ({ person }) => {
  const { page } = await person();
  const line = await holdBack(page, CODE);
  await page.goto('/demo', { waitUntil: 'commit' });
  await expect(look(page)).toBeAttached();
  await expect(page.getByText('Posting is disabled in demo mode.')).toHaveCount(0);
  line.end('continue');
  await expect(page.getByText('Posting is disabled in demo mode.')).toBeVisible();
});

test('an address that asks for something else begins with grey lines @any-screen', async ({ person }) => {
  const { page } = await person();
  await page.addInitScript(openShadows);
  const line = await holdBack(page, CODE);
  for (const address of ['/demo#events', '/demo?topic=question']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('#root [data-waiting]').first()).toBeVisible();
    await expect(look(page)).toHaveCount(0);
    await page.goto('about:blank');
  }
  line.end('continue');
});

test('all code that its first look needs is named in its HTML @any-screen', async ({ person }) => {
  const { page } = await person();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The worker comes behind the page.
    if (CODE.test(pathname) && !pathname.includes('/service-')) asked.add(pathname);
  });
  const html = await (await page.request.get('/demo')).text();
  await page.goto('/demo');
  await expect(look(page)).toHaveCount(0);
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((file) => !html.includes(file))).toEqual([]);
});

test('it is read without JavaScript, which says so @any-screen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/demo');
  await expect(page.locator('noscript p').first()).toBeVisible();
  await expect(firstPost(page)).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL('/signup');
  await context.close();
});
