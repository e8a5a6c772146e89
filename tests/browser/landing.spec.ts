import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { watchShifts } from './landing-support/shifts.ts';
import { slowLine } from './landing-support/slow-line.ts';
import { expect, inspectUnseen, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { launchOptions } from './support/launch.ts';
import { lettersCame } from './support/letters.ts';
import { looksRight, scrollThrough } from './support/looks.ts';

// Whether letters move is seen where people see them.
test.use({ launchOptions: launchOptions('whole') });

const BUDGET = 120_000;

/** Everything a page fetches from now on. */
function watchResponses(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

/** Waits until what is there now has been drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const banner = (page: Page) => page.locator('[data-banner]');

test.describe('the landing page', () => {
  test('without a code it says how to get one', async ({ person }) => {
    const { page } = await person();
    await page.goto('/');
    await expect(page).toHaveTitle(/Schoolgate/);
    await expect(banner(page)).toContainText('You join with an invite code');
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    // What is not a fact says so.
    await expect(page.getByTitle('Example content: not yet a real quote or count.')).toHaveCount(2);

    await banner(page).getByRole('link').click();
    await expect(page.getByLabel('Your email')).toBeInViewport();
    await expect(page.getByLabel('Your email')).toBeFocused();
    await looksRight(page);
  });

  test('with a code it invites to that school and carries the code on', async ({ person, world }) => {
    const school = await world.school();
    const { page } = await person();
    await page.goto(`/?code=${school.code}`);
    await expect(banner(page)).toContainText(`You’re invited to join ${school.name}`);
    await expect(banner(page)).not.toContainText(school.code);
    await looksRight(page);
    const carried = `?code=${school.code}`;
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toHaveAttribute(
      'href',
      `/login${carried}`,
    );
    await page.getByRole('link', { name: 'Get Started Free' }).click();
    await expect(page).toHaveURL(`/signup${carried}`);
  });

  test('whoever has no code is led to the form that takes requests, signed in or not', async ({
    person,
    world,
  }) => {
    const { page, signIn } = await person();
    const field = page.getByLabel('Your email');
    const arrives = async () => {
      await expect(page).toHaveURL('/#request');
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    };
    await page.goto('/signup');
    await page.getByRole('link', { name: 'Request an invite code' }).click();
    await arrives();
    await page.reload();
    await arrives();
    await page.goto('/there-is-no-such-school');
    await page.getByRole('link', { name: 'Request an invite' }).click();
    await arrives();

    await signIn(await world.newcomer(), '/join-school');
    await page.getByRole('link', { name: 'Request an invite code' }).click();
    await arrives();
    await page.reload();
    await arrives();
  });

  test('with an unknown code it invites in general, and "null" is no code @any-screen', async ({
    person,
  }) => {
    const { page } = await person();
    await page.goto('/?code=no-such-code-x1y2z');
    await expect(banner(page)).toContainText('You’re invited to join your school’s community');
    await page.goto('/?code=null');
    await expect(banner(page)).toContainText('You join with an invite code');
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/signup');
  });

  test('an invited visitor never sees the banner for others @any-screen', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    // Before the app's own code: what the prerendered page and its early script make of it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/?code=some-code');
    await expect(banner(page)).toBeHidden();
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await context.close();
  });

  test('a signed-in visitor is sent to the dashboard @any-screen', async ({ person, world }) => {
    const member = await world.member(await world.school());
    const { page, signIn } = await person();
    await signIn(member);
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
  });

  test('it loads no backend, and no more script than its budget @any-screen', async ({ person }) => {
    const { page } = await person();
    const responses = watchResponses(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const scripts = responses.filter((response) => response.url().endsWith('.js'));
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    // The look after new versions comes after the page has loaded, and only looks after the service worker.
    const sizes = bodies
      .filter((body) => !body.includes('workbox:window:'))
      .map((body) => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
    expect(bodies.some((body) => body.includes('@firebase/'))).toBe(false);
    const { origin } = new URL(page.url());
    expect(
      responses.map((response) => new URL(response.url()).origin).filter((one) => one !== origin),
    ).toEqual([]);
  });

  test('a page that comes in small parts moves nothing', async ({ person, baseURL }) => {
    const { page } = await person();
    const shifts = await watchShifts(page);
    const line = await slowLine(baseURL ?? '');
    await page.goto(line.url, { waitUntil: 'commit' });
    // Each part is painted before the next one comes.
    while (line.next()) await painted(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shifts()).toEqual([]);
    // Before the line goes: an idle page asks for what can wait. A closed one is not inspected at the end.
    await inspectUnseen([page]);
    await page.close();
    await line.stop();
  });

  test('letters that come when somebody reads its end move nothing', async ({ person }) => {
    const { page } = await person();
    const shifts = await watchShifts(page);
    const letters = await holdBack(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(letters.asked).toBeGreaterThan(0);
    await scrollThrough(page);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await painted(page);
    letters.end('continue');
    await lettersCame(page);
    await painted(page);
    expect(await shifts()).toEqual([]);
  });

  test('taking over the prerendered page moves nothing', async ({ person }) => {
    const { page } = await person();
    const shifts = await watchShifts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    // It is the prerendered page that was taken over, not a new one in its place.
    expect((await (await page.request.get('/')).text()).length).toBeGreaterThan(10_000);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
    // And it lives, also after the address has changed under it.
    await page.evaluate(() => {
      window.location.hash = 'how';
    });
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Please fill in this field.')).toHaveCount(3);
  });
});

test.describe('the landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can be read, leads on, and keeps what is typed out of the address', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Everything you’d hear at the school gate',
    );
    for (const heading of ['How It Works', 'Only your school. Only parents.']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByLabel('Your email').fill('private@schoolgate.test');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Contact us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  });
});
