import type { Page } from '@playwright/test';
import { filePath, phonePicture } from './feed-support/pictures.ts';
import { storedPosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { article, composer, write } from './feed-support/writing.ts';
import { installed, test as onDevice, signInForGood } from './offline-support/device.ts';
import { expect, test } from './support/fixtures.ts';

const words = (page: Page) => page.getByLabel("Describe this picture for parents who can't see it");

/** Chooses so many pictures at once, the first 60 pixels wide, each ten more than the one before. */
async function choose(page: Page, count: number): Promise<void> {
  const files = [];
  for (let at = 0; at < count; at += 1) {
    const buffer = await phonePicture(page, 40, 60 + 10 * at);
    files.push({ name: `IMG_${at + 1}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  await page.locator('input[type=file]').setInputFiles(files);
}

test('three pictures are posted with what is seen on them, and looked at closely', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school, { firstName: 'Nina', lastName: 'Parent' });
  const { page, signIn } = await person();
  await signIn(parent);
  await choose(page, 3);
  await expect(words(page)).toHaveCount(3);
  for (const [at, text] of ['The hall', 'Our cakes', 'The garden'].entries())
    await words(page).nth(at).fill(text);
  const earlier = page.getByRole('button', { name: 'Move picture 3 up' });
  await earlier.click();
  await expect(page.getByText('Moved. It is picture 2 of 3 now.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move picture 2 up' })).toBeFocused();
  await axeInBothThemes(page);

  // All of it is there after a reload.
  await page.reload();
  await expect(words(page).nth(2)).toHaveValue('Our cakes');
  await write(page, 'Our fair');
  const post = article(page, 'Our fair');
  const tiles = post.getByRole('button', { name: /^(The|Our)/ });
  await expect(tiles).toHaveCount(3);
  await expect(post.getByRole('img', { name: 'The garden' })).toBeVisible();
  await expect
    .poll(async () => (await storedPosts(world, school)).map(({ images }) => images.map(({ alt }) => alt)))
    .toEqual([['The hall', 'The garden', 'Our cakes']]);
  const [stored] = await storedPosts(world, school);
  expect(stored?.imageUrl).toBe(stored?.images[0]?.url);

  // By keys alone, and back to where one was.
  await tiles.nth(1).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Pictures in the post by Nina Parent' });
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  const shown = (name: string) => expect(viewer.getByRole('img', { name })).toBeVisible();
  await shown('The garden');
  await expect(viewer.getByText('The garden')).toBeVisible();
  await axeInBothThemes(page);
  await page.keyboard.press('ArrowRight');
  await shown('Our cakes');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('Home');
  await shown('The hall');
  await page.keyboard.press('End');
  await shown('Our cakes');
  const width = async () => (await viewer.getByRole('img').boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.4);
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(before, 0);
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await shown('The garden');
  const saved = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download the picture' }).click();
  expect((await saved).suggestedFilename()).toBe('picture-2.webp');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(tiles.nth(1)).toBeFocused();
});

test('two taps or two fingers enlarge a picture, and a swipe turns to the next one', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school, { firstName: 'Nina', lastName: 'Parent' });
  const { page, signIn } = await person();
  await signIn(parent);
  await choose(page, 2);
  await expect(words(page)).toHaveCount(2);
  await write(page, 'Our fair');
  await article(page, 'Our fair').getByRole('button', { name: 'Show picture 1 of 2' }).click();
  const viewer = page.getByRole('dialog');
  const picture = viewer.getByRole('img');
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  await expect(picture).toBeVisible();
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.dblclick(x, y);
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(box.width * 2);
  await page.mouse.dblclick(x, y);
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(box.width, 0);
  const touches = await page.context().newCDPSession(page);
  for (const [type, apart] of [
    ['touchStart', 20],
    ['touchMove', 40],
    ['touchMove', 60],
    ['touchEnd', 0],
  ] as const) {
    const touchPoints = apart === 0 ? [] : [-apart, apart].map((by, id) => ({ id, x: x + by, y }));
    await touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  // Three times as far apart.
  await expect.poll(async () => Math.round(((await picture.boundingBox())?.width ?? 0) / box.width)).toBe(3);
  await page.keyboard.press('0');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(box.width, 0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 4 });
  await page.mouse.up();
  await expect(viewer.getByText('2 of 2')).toBeVisible();
});

test('a seventh picture is left out with a word, and one that was removed makes room @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const { page, signIn } = await person();
  await signIn(await world.member(school));
  await choose(page, 7);
  await expect(words(page)).toHaveCount(6);
  await expect(page.getByText('A post can show 6 pictures.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(words(page)).toHaveCount(5);
  await expect(page.getByText('A post can show 6 pictures.', { exact: false })).toHaveCount(0);
  await write(page, 'Five of them');
  const post = article(page, 'Five of them');
  await post.getByRole('button', { name: /picture 4 of 5.*and 1 more picture/ }).click();
  await expect(page.getByRole('dialog').getByText('4 of 5')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText('5 of 5')).toBeVisible();
});

onDevice('six pictures wait for the network, and are sent once @any-screen', async ({ device, world }) => {
  onDevice.setTimeout(180_000);
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  let page = await device.start('/login');
  await signInForGood(page, ana);
  await installed(page);
  await device.setOffline(true);
  await choose(page, 6);
  await expect(words(page)).toHaveCount(6);
  await words(page).first().fill('The hall');
  await write(page, 'Our fair');
  await expect(article(page, 'Our fair')).toContainText('Waiting to send');
  await device.close();
  page = await device.start('/dashboard', { offline: true });
  await expect(article(page, 'Our fair').locator('img[src^="blob:"]')).toHaveCount(4);

  await device.setOffline(false);
  await expect.poll(async () => (await storedPosts(world, school)).length, { timeout: 60_000 }).toBe(1);
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
  await expect(article(page, 'Our fair')).toHaveCount(1);
  const [post] = await storedPosts(world, school);
  expect(post?.images.map(({ alt }) => alt)).toEqual(['The hall', '', '', '', '', '']);
  const paths = post?.images.map(({ url }) => filePath(url)) ?? [];
  expect(paths.map((path) => /-(\d+x\d+)\./.exec(path)?.[1])).toEqual(
    [60, 70, 80, 90, 100, 110].map((side) => `${side}x40`),
  );
  // None was stored twice.
  const [files] = await world.admin.bucket.getFiles({ prefix: `post-images/${ana.uid}/` });
  expect(files.map(({ name }) => name).sort()).toEqual([...paths].sort());
  await device.close();
  page = await device.start('/dashboard');
  await expect(article(page, 'Our fair')).toHaveCount(1);
  await expect(composer(page)).toHaveValue('');
});
