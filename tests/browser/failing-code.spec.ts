import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/app/routes.ts';
import { addressOf } from './support/addresses.ts';
import { expect, type Person, test } from './support/fixtures.ts';

// No page has a worker here (playwright.config.ts), which would have all code already.
test.describe.configure({ timeout: 180_000 });

type AppRoutePath = keyof typeof ROUTES;

const CODE = '**/assets/*.js';
const crashed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

/** Goes to an address inside the app, as a link does. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** How often each file of code was asked for since the last look. */
function countCode(page: Page): () => Record<string, number> {
  let seen: Record<string, number> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The browser's own hint (a link of the page) and the import share one request or one failure.
    if (pathname.startsWith('/assets/')) seen[pathname] = (seen[pathname] ?? 0) + 1;
  });
  return () => {
    const counted = seen;
    seen = {};
    return counted;
  };
}
/** The frame's banners have messages of the community, too, and may ask for them when a page has failed to get them. A
 * page with styles of its own is asked for once with them, and once more when they have failed. */
const OF_TWO = /^\/assets\/(communit-|group)/;
/** How often one part of the page has asked for the same file. */
const mostOften = (counts: Record<string, number>) =>
  Math.max(
    0,
    ...Object.entries(counts).map(([file, times]) => (OF_TWO.test(file) ? Math.ceil(times / 2) : times)),
  );

function expectFailures({ allowComplaint }: Person) {
  allowComplaint(/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  allowComplaint(/Code could not be fetched|Failed to fetch dynamically imported module/);
}

/** The code of a page cannot be fetched: the crash screen, one request a try, and the page once it can. */
async function failAndRecover(page: Page, open: () => Promise<unknown>): Promise<void> {
  const counts = countCode(page);
  await page.route(CODE, (route) => route.abort());
  await open();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(crashed(page)).toBeVisible();
    await expect(page).toHaveTitle(/^This page could not be loaded · /);
    const asked = counts();
    expect(Object.keys(asked).length, `something was asked for at try ${attempt}`).toBeGreaterThan(0);
    expect(mostOften(asked), JSON.stringify(asked)).toBe(1);
    await tryAgain(page).click();
  }
  await expect(crashed(page)).toBeVisible();
  expect(mostOften(counts())).toBe(1);
  await page.unroute(CODE);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(crashed(page)).toBeHidden();
}

// Leading elsewhere who is signed in, below; and where each step begins. The public pages are prerendered and the demo
// is another app: below, too.
const OTHERS: AppRoutePath[] = ['/signup', '/login', '/*'];
const INSIDE = (Object.keys(ROUTES) as AppRoutePath[]).filter((pattern) => !OTHERS.includes(pattern));
// Each takes seconds; all of them together would keep one worker for minutes.
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  const patterns = INSIDE.filter((_, index) => index % PARTS === part);
  test(`a page whose code cannot be fetched says so, on every route (${part + 1} of ${PARTS})`, async ({
    person,
    world,
  }) => {
    const school = await world.school();
    const admin = await world.member(school, { isAdmin: true, isModerator: true });
    const someone = await person();
    expectFailures(someone);
    const { page, signIn } = someone;
    await signIn(admin);
    const examples = {
      schoolId: school.id,
      caseId: 'no-case',
      schoolSlug: school.slug,
      postId: 'no-post',
      userId: admin.uid,
      groupId: 'no-group',
      eventId: 'no-event',
      listId: 'no-list',
      '/*': '/no/such/page',
    };
    for (const pattern of patterns) {
      const path = addressOf(pattern, examples);
      await test.step(path, async () => {
        // The frame and the account are there; nothing of any page is.
        await page.goto('/no/such/page');
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        await failAndRecover(page, () => goInside(page, path));
      });
    }
  });
}

test('so do the pages of visitors', async ({ person, world }) => {
  const school = await world.school();
  const someone = await person();
  expectFailures(someone);
  const { page } = someone;
  const paths = ['/', '/interest', '/contact', '/signup', '/login', '/reset-password', `/${school.slug}`];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await failAndRecover(page, () => goInside(page, path));
    });
  }
});

test.describe('from a page that needs no backend', () => {
  for (const [what, files] of [
    ['the area of the app', '**/assets/app-area-*.js'],
    ['the backend', '**/assets/firebase-*.js'],
    ['the messages', '**/assets/frame-*.js'],
  ] as const) {
    test(`${what} cannot be fetched`, async ({ person }) => {
      const someone = await person();
      expectFailures(someone);
      const { page } = someone;
      await page.goto('/contact', { waitUntil: 'networkidle' });
      const counts = countCode(page);
      await page.route(files, (route) => route.abort());
      await page.getByRole('link', { name: 'Log In' }).first().click();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expect(crashed(page)).toBeVisible();
        expect(mostOften(counts())).toBe(1);
        await tryAgain(page).click();
      }
      await expect(crashed(page)).toBeVisible();
      await page.unroute(files);
      await tryAgain(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    });
  }

  test('offline', async ({ person }) => {
    const someone = await person();
    expectFailures(someone);
    const { page, context } = someone;
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const counts = countCode(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Log In' }).first().click();
    await expect(crashed(page)).toBeVisible();
    await tryAgain(page).click();
    await expect(crashed(page)).toBeVisible();
    const asked = counts();
    expect(mostOften(asked), JSON.stringify(asked)).toBe(2);
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('the demo cannot be fetched', async ({ person }) => {
    const someone = await person();
    expectFailures(someone);
    const { page } = someone;
    const counts = countCode(page);
    await page.route('**/assets/demo-are-*.js', (route) => route.abort());
    await page.goto('/demo');
    await expect(crashed(page)).toBeVisible();
    await page.unroute('**/assets/demo-are-*.js');
    counts();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Larkfield');
    expect(mostOften(counts())).toBe(1);
  });
});

test('parts of a page that cannot be fetched leave the page alone', async ({ person, world }) => {
  // Not the panel for who is new, which has to do with notifications as well.
  const member = await world.member(await world.school(), { welcomePanelDismissed: true });
  const someone = await person();
  expectFailures(someone);
  const { page, signIn } = someone;
  const parts = /\/assets\/(notifica|events|soon-pan)-[^/]*\.js$/;
  await page.route(parts, (route) => route.abort());
  const counts = countCode(page);
  await signIn(member);
  await expect(page.getByText('No posts yet.')).toBeVisible();
  const failed = page.getByRole('button', { name: /^This part could not be loaded/ });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })).toBeVisible();
  const asked = counts();
  // By the page's HTML, and by the code that needs it.
  expect(mostOften(asked), JSON.stringify(asked)).toBeLessThanOrEqual(2);
  await page.unroute(parts);
  await failed.click();
  await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  await tryAgain(page).click();
  await expect(page.getByRole('alert')).toBeHidden();
});
