import type { Locator, Page } from '@playwright/test';
import { fullName } from '../../src/domain/entities/user.ts';
import { writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { article, composer } from './feed-support/writing.ts';
import { expect, test } from './support/fixtures.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const places = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const write = (page: Page) => places(page).getByRole('button', { name: 'Write a post' });

/** Where the parts of the frame are, in pixels from the window's edges. */
const frameOf = (page: Page) =>
  page.evaluate(() =>
    ['header', 'nav'].map((name) => {
      const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

test('every place is a press away, and the frame stays where it is', async ({ person, world }) => {
  const school = await world.school('Maple School');
  const { page, signIn } = await person();
  await signIn(await world.member(school, { welcomePanelDismissed: true }));
  await expect(composer(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Maple School')).toBeVisible();
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-kept', ''));
  const frame = await frameOf(page);
  const tabs = [
    ['Events', '/events'],
    ['Groups', '/groups'],
    ['People', '/directory'],
    ...(isWide(page)
      ? [
          ['Parent Assistant', '/parent-assistant'],
          ['Invite parents', '/invites'],
        ]
      : []),
    ['Home', '/dashboard'],
  ] as const;
  for (const [name, path] of tabs) {
    const tab = places(page).getByRole('link', { name, exact: true });
    await tab.click();
    await expect(page).toHaveURL(path);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    // Unmoved, and the same as before: nothing of it was made anew.
    expect(await frameOf(page)).toEqual(frame);
    await expect(page.locator('header[data-kept]')).toHaveCount(1);
  }
  await axeInBothThemes(page);
});

test('a post is written from anywhere, and kept when the sheet is closed', async ({ person, world }) => {
  const { page, signIn } = await person();
  await signIn(await world.member(await world.school(), { welcomePanelDismissed: true }));
  await places(page).getByRole('link', { name: 'Groups', exact: true }).click();
  // The page takes the focus when it comes, which is after its address.
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  await write(page).click();
  const sheet = page.getByRole('dialog', { name: 'Write a post' });
  const field = sheet.getByLabel('What would you like to share or ask?');
  await expect(field).toBeFocused();
  if (!isWide(page))
    expect((await sheet.boundingBox())?.height).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
  await axeInBothThemes(page);
  await field.fill('Who has a spare');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(write(page)).toBeFocused();

  await page.reload();
  await write(page).click();
  await expect(field).toHaveValue('Who has a spare');
  await field.fill('Who has a spare recorder?');
  await sheet.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await expect(article(page, 'Who has a spare recorder?')).toBeInViewport();
});

test('the avatar’s menu has the pages of a member, and of staff with what waits', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ana, mo] = [await world.member(school), await world.moderator(school)];
  const newcomer = await world.newcomer();
  await world.admin.db.doc(`pendingRequests/${newcomer.uid}_${school.id}`).set({
    ...{
      userId: newcomer.uid,
      email: newcomer.email,
      firstName: 'New',
      lastName: 'Parent',
      formerName: null,
    },
    ...{ schoolId: school.id, inviteCode: school.code, proofPath: null, requestedAt: new Date(), note: '' },
    status: 'pending',
  });
  const menuOf = async (page: Page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Your account/ })
      .click();
    await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
    return page.getByRole('menuitem').allTextContents();
  };
  const parent = await person();
  await parent.signIn(ana);
  const entries = ['My Profile', 'My Events', 'My Groups', 'Parent Assistant', 'Invite parents'];
  expect(await menuOf(parent.page)).toEqual(
    expect.arrayContaining([...entries, 'Join Another School', 'Log Out']),
  );
  await axeInBothThemes(parent.page);
  await expect(parent.page.getByText(fullName(ana))).toBeVisible();

  const staff = await person();
  await staff.signIn(mo);
  await expect(
    staff.page.getByRole('button', { name: 'Your account, 1 join request to review' }),
  ).toBeVisible();
  expect(await menuOf(staff.page)).toEqual(
    expect.arrayContaining(['Join requests1 1 to review', 'Moderator']),
  );
  if (isWide(staff.page))
    await expect(places(staff.page).getByRole('link', { name: 'Join requests 1 to review' })).toBeVisible();
});

test('from 320 to 1920 px the page fills the window and nothing sticks out @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school('Grundschule an der Alten Ziegelei');
  const me = await world.member(school, {
    firstName: 'Maximiliane-Alexandra-Theodora',
    lastName: 'L'.repeat(30),
  });
  await writePosts(world, school, me, ['Hello all']);
  const { page, signIn } = await person();
  await signIn(me);
  for (const width of [320, 390, 768, 1023, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(article(page, 'Hello all')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Today and tomorrow' })).toBeVisible();
    const { wider, bar, left, right } = await page.evaluate(() => {
      const column = document.querySelector('article')?.getBoundingClientRect() ?? new DOMRect();
      const aside = document.querySelector('section[aria-labelledby]')?.getBoundingClientRect() ?? column;
      const rail = document.querySelector('header')?.parentElement?.getBoundingClientRect() ?? column;
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        wider: scrollWidth - clientWidth,
        bar: rail.right,
        left: column.left,
        right: clientWidth - Math.max(column.right, aside.right),
      };
    });
    expect({ width, wider }).toEqual({ width, wider: 0 });
    if (width < 1280) continue;
    // No empty sides: the feed begins beside the rail, and what stands beside it ends at the window's edge.
    expect(left - bar).toBeLessThanOrEqual(48);
    expect(right).toBeLessThanOrEqual(48);
  }
});

test('at 400 % nothing stays over the page while it is read @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const me = await world.member(school, { welcomePanelDismissed: true });
  await writePosts(world, school, me, ['The first', 'The second', 'The third']);
  const { page, signIn } = await person();
  await signIn(me);
  // A screen of 1280 by 1024 pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  const post = article(page, 'The first');
  await post.scrollIntoViewIfNeeded();
  const isFree = (element: Element) => {
    const { top, height, left, width } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return { free: element.contains(at), bars: document.querySelectorAll('[data-head], [data-tabs]').length };
  };
  // By the keyboard through a post: what has the focus is never below a bar.
  await post.focus();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.evaluate(isFree)).toEqual({ free: true, bars: 2 });
  }
  const heads = page.locator('[data-head], [data-tabs]');
  for (const bar of await heads.all()) await expect(bar).toHaveCSS('position', 'static');
});

test('in forced colours what is chosen differs from what is not, and initials can be read', async ({
  person,
  world,
}) => {
  const me = await world.member(await world.school(), { firstName: 'Mina', welcomePanelDismissed: true });
  const { page, signIn } = await person();
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(me, '/events');
  const colors = (shown: Locator) =>
    shown.first().evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    });
  const named = (name: string, role: 'link' | 'button') => page.getByRole(role, { name, exact: true });
  await expect(page.getByRole('button', { name: 'Upcoming' })).toHaveAttribute('aria-pressed', 'true');
  expect(await colors(named('Upcoming', 'button'))).not.toEqual(await colors(named('Past', 'button')));
  await expect(places(page).getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  expect(await colors(named('Events', 'link'))).not.toEqual(await colors(named('Groups', 'link')));
  const disc = await colors(page.getByText('M', { exact: true }));
  expect(disc.backgroundColor).not.toBe(disc.color);
  expect(disc.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  // What is looked at after each test reckons with our colours, which are not on screen now.
  await page.emulateMedia({ forcedColors: 'none' });
});
