import type { Page } from '@playwright/test';
import type { World } from '../support/world.ts';
import { phonePicture } from './feed-support/pictures.ts';
import { article, write } from './feed-support/writing.ts';
import type { Person } from './support/fixtures.ts';
import { expect, test } from './support/fixtures.ts';

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

test('a window that changes its size meanwhile shows the next page, and nothing complains', async ({
  person,
  world,
}) => {
  const { page, signIn } = await person();
  const motion = await watchMotion(page);
  await signIn(await world.member(await world.school(), { welcomePanelDismissed: true }));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const [at, name] of ['Events', 'Groups', 'People'].entries()) {
    await place(page, name).click();
    await page.setViewportSize({ width: width - 40 * (at + 1), height });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name === 'People' ? 'Directory' : name);
  }
  expect((await motion()).begun).toBeGreaterThan(0);
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
