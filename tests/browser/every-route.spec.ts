import type { Page } from '@playwright/test';
import { PASSWORD, SCHOOLS } from '../../scripts/seed/content.ts';
import { uidOf } from '../../scripts/seed/people.ts';
import { addressOf, type Examples, pathsFor, type Reader } from './support/addresses.ts';
import { expect, type Person, test } from './support/fixtures.ts';
import { lettersCame } from './support/letters.ts';

// What every route owes, with the sample data: it opens at its top, holds still while it loads, and has one h1 and a
// title of its own.
test.describe.configure({ timeout: 240_000 });

const { maple } = SCHOOLS;
const PARENT = uidOf('parent');
/** The bar of the design, section 5. */
const MOST_SHIFT = 0.02;

const EXAMPLES: Examples = {
  schoolSlug: 'no-such-school',
  postId: 'no-such-post',
  userId: PARENT,
  groupId: 'no-such-group',
  eventId: 'no-such-event',
  listId: 'no-such-list',
  schoolId: maple.id,
  caseId: 'no-such-case',
  '/demo/*': `/demo/profile/${PARENT}`,
  '/*': '/no/such/page',
};

const addressesFor = (...readers: Reader[]) => pathsFor(...readers).map((path) => addressOf(path, EXAMPLES));

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Notes every movement of the page that nobody asked for. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources?: { node: Node | null }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        const moved = (entry.sources ?? []).map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}`.slice(0, 80) : 'text',
        );
        window.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function walk({ page }: Person, paths: readonly string[]): Promise<void> {
  await watchShifts(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).not.toHaveText('Loading...');
      await expect(page.locator('.animate-breathe')).toHaveCount(0);
      await expect(heading).toHaveCount(1);
      await expect(page).toHaveTitle(/^.+ · Schoolgate$/);
      await lettersCame(page);
      expect.soft(await page.evaluate(() => window.scrollY), `${path} opens at its top`).toBe(0);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect.soft(sum, `${path} moves: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}

// As they turn.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const seeded = (name: string) => ({ email: `${name}@schoolgate.test`, password: PASSWORD });

test('the pages of visitors', async ({ person }) => {
  await walk(await person(), addressesFor('visitor'));
});

test('the pages of who has no school yet', async ({ person, world }) => {
  const someone = await person();
  await someone.signIn(await world.newcomer());
  await walk(someone, ['/join', ...addressesFor('newcomer')]);
});

test('the pages of a member', async ({ person }) => {
  const someone = await person();
  await someone.signIn(seeded('parent'));
  await walk(someone, [...addressesFor('member'), '/profile/nobody']);
});

test('the pages of an admin', async ({ person }) => {
  const someone = await person();
  await someone.signIn(seeded('admin'));
  await walk(someone, [...addressesFor('reviewer', 'admin'), '/admin/schools/nowhere/feed']);
});

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a link leads to the top of a page, and the way back to where one was', async ({ person }) => {
  const { page, signIn } = await person();
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const footer = await place(page);
  expect(footer).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);

  await signIn(seeded('parent'));
  const author = page
    .getByRole('article')
    .getByRole('link', { name: /^[A-Z]\w+ [A-Z]\w+$/ })
    .nth(4);
  const height = async () => (await author.boundingBox())?.y ?? Number.NaN;
  // All that stands above the posts is there, and no grey lines are in the place of anything.
  await expect(page.getByLabel('What would you like to share or ask?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today and tomorrow' })).toBeVisible();
  await expect(author).toBeAttached();
  await expect(page.locator('.animate-breathe')).toHaveCount(0);
  await lettersCame(page);
  await author.scrollIntoViewIfNeeded();
  expect(await place(page)).toBeGreaterThan(300);
  // What the eye is on stays where it is, whatever comes above it meanwhile.
  const seen = await height();
  await author.click();
  await expect(page).toHaveURL(/\/profile\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(async () => Math.abs((await height()) - seen)).toBeLessThan(40);
});

/** Makes the browser take the focus of an element for one that needs a ring. */
async function chooseRing(page: Page, selector: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ['focus', 'focus-visible'];
  await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

test('the keyboard leads into the page without a ring around all of it @any-screen', async ({ person }) => {
  const { page } = await person();
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Log In' }).focus();
  // Browsers show a ring only to whom uses the keyboard.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  // Whether a focus moved by a script needs a ring is the browser's choice, so it is told to choose one.
  await chooseRing(page, 'main');
  await expect(main).toHaveCSS('outline-style', 'none');
  await chooseRing(page, 'header a');
  await expect(page.getByRole('banner').getByRole('link').first()).not.toHaveCSS('outline-style', 'none');
});
