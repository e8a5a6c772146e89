import type { Page } from '@playwright/test';
import type { World } from '../support/world.ts';
import { phonePicture } from './feed-support/pictures.ts';
import { writePosts } from './feed-support/posts.ts';
import { article, write } from './feed-support/writing.ts';
import type { Person } from './support/fixtures.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What moved from one screen to the next: how often something did, and the names that styles know it by. */
interface Motion {
  begun: number;
  names: string[];
}

async function watchMotion(page: Page): Promise<() => Promise<Motion>> {
  await page.addInitScript(() => {
    const motion: Motion = { begun: 0, names: [] };
    Object.assign(window, { motion });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      motion.begun += 1;
      const transition = start(...args);
      const note = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement)
            motion.names.push(effect.pseudoElement);
      };
      transition.ready.then(note, () => undefined);
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { motion: Motion }).motion);
}

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name, exact: true });

/** A parent who has just posted a picture. */
async function posted({ page, signIn }: Person, world: World) {
  await signIn(await world.member(await world.school(), { firstName: 'Nina', welcomePanelDismissed: true }));
  const buffer = await phonePicture(page, 40, 60);
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await write(page, 'Our fair');
  const post = article(page, 'Our fair');
  const picture = post.getByRole('button', { name: /picture/i });
  await expect(picture).toBeVisible();
  return { post, picture, ownPage: post.locator('a[href^="/post/"]').first() };
}

test('a picture grows to its large one, a post moves to its own page, and pages turn', async ({
  person,
  world,
}) => {
  const nina = await person();
  const { page } = nina;
  const motion = await watchMotion(page);
  const moved = (name: RegExp) =>
    expect.poll(async () => (await motion()).names.filter((one) => name.test(one))).not.toEqual([]);
  const { post, picture, ownPage } = await posted(nina, world);

  await picture.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await moved(/-new\(picture-/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(picture).toBeFocused();
  await expect(post.getByRole('img', { name: /picture/i })).toBeVisible();

  await ownPage.click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Nina/);
  await moved(/-group\(post-/);
  await expect(page.getByRole('main')).toBeFocused();

  // Who presses the next place meanwhile gets there.
  await place(page, 'Events').click();
  await place(page, 'Groups').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  await moved(/-group\(head\)/);
});

/** A parent at home, and what moves from then on. */
async function atHome({ page, signIn }: Person, world: World) {
  const motion = await watchMotion(page);
  await signIn(await world.member(await world.school(), { welcomePanelDismissed: true }));
  return { page, motion };
}

test('a home that is opened comes at once, without a picture of what it replaces', async ({
  person,
  world,
}) => {
  const nina = await person();
  const motion = await watchMotion(nina.page);
  const school = await world.school();
  const author = await world.member(school, { firstName: 'Otto' });
  await writePosts(
    world,
    school,
    author,
    Array.from({ length: 10 }, (_, at) => `Post ${at}`),
  );
  await nina.signIn(await world.member(school, { welcomePanelDismissed: true }));
  const all = nina.page.getByRole('main').getByRole('article');
  await expect(all).toHaveCount(10);
  await nina.page.reload();
  await expect(all).toHaveCount(10);
  expect((await motion()).begun).toBe(0);
});

test('a window that changes its size meanwhile shows the next page, and nothing complains', async ({
  person,
  world,
}) => {
  const { page, motion } = await atHome(await person(), world);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const [at, name] of ['Events', 'Groups', 'People'].entries()) {
    await place(page, name).click();
    await page.setViewportSize({ width: width - 40 * (at + 1), height });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name === 'People' ? 'Directory' : name);
  }
  expect((await motion()).begun).toBeGreaterThan(0);
});

test('what is pressed as pages begin to turn is done, and loads no page anew', async ({ person, world }) => {
  const nina = await person();
  const { page } = nina;
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      // The first time, before the browser has taken its picture of the page.
      const next = 'isReady' in window && document.querySelector<HTMLElement>('nav a[href="/groups"]');
      if (next) {
        Reflect.deleteProperty(window, 'isReady');
        next.click();
      }
      return transition;
    };
  });
  await nina.signIn(await world.member(await world.school(), { welcomePanelDismissed: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.evaluate(() => Object.assign(window, { isReady: true, isSame: true }));
  await place(page, 'Events').click();
  await expect(page).toHaveURL('/groups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups');
  expect(await page.evaluate(() => ['isReady' in window, 'isSame' in window])).toEqual([false, true]);
});

test('who goes back while a page still comes is where they were', async ({ person, world }) => {
  const nina = await person();
  const { page } = nina;
  const school = await world.school();
  const author = await world.member(school, { firstName: 'Otto' });
  // They grow when they have been measured.
  const posts = Array.from({ length: 8 }, (_, at) => `Post ${at}\n${'long\n'.repeat(8)}`);
  await writePosts(world, school, author, posts);
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      const goBack = () => {
        if (!location.pathname.startsWith('/profile/')) return;
        addEventListener('popstate', () => Object.assign(window, { isBack: true }));
        history.back();
      };
      // What it shows is there, and nobody has seen it yet.
      transition.updateCallbackDone.then(goBack, () => undefined);
      return transition;
    };
  });
  await nina.signIn(await world.member(school, { welcomePanelDismissed: true }));
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.getByRole('article').getByRole('link', { name: /^Otto/ }).nth(5);
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Read more' })).toHaveCount(posts.length);
  const before = await place();
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect.poll(() => page.evaluate(() => 'isBack' in window)).toBe(true);
  await expect(page).toHaveURL('/dashboard');
  await expect(link).toBeAttached();
  await expect.poll(place).toBe(before);
});

test('nothing moves for who has asked for less motion', async ({ person, world }) => {
  const nina = await person();
  const { page } = nina;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motion = await watchMotion(page);
  const { picture, ownPage } = await posted(nina, world);
  await picture.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await ownPage.click();
  await expect(page).toHaveURL(/\/post\//);
  await place(page, 'Events').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(await motion()).toEqual({ begun: 0, names: [] });
});

test('who asks for less motion later keeps what was typed and where it was, and nothing moves from then on', async ({
  person,
  world,
}) => {
  const { page, motion } = await atHome(await person(), world);
  const box = page.getByLabel('What would you like to share or ask?');
  await box.pressSequentially('Who has seen');
  const field = await box.elementHandle();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // On a slow machine the home itself has turned as it came, before anybody asked for less.
  const before = await motion();
  await page.keyboard.type(' a red scooter?');
  await expect(box).toHaveValue('Who has seen a red scooter?');
  expect(await field?.evaluate((element) => element === document.activeElement)).toBe(true);
  for (const name of ['Events', 'Groups']) {
    await place(page, name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const { begun, names } = await motion();
  expect(begun).toBeGreaterThan(before.begun);
  // By these React hides what it has not named; nothing of it is seen to move.
  expect(
    names.slice(before.names.length).filter((one) => !/^::view-transition(-group\(root\))?$/.test(one)),
  ).toEqual([]);
});
