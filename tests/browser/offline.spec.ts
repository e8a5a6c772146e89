import type { TestSchool, World } from '../support/world.ts';
import { phonePicture } from './feed-support/pictures.ts';
import { storedComments, writePosts } from './feed-support/posts.ts';
import { article, composer, write } from './feed-support/writing.ts';
import { appCame, banner, installed, signInForGood, test } from './offline-support/device.ts';
import { axe, expect } from './support/fixtures.ts';

test.setTimeout(180_000);

/** The posts of a school with this text. */
async function stored(world: World, school: TestSchool, text: string) {
  const found = await world.admin.db.collection('posts').where('schoolId', '==', school.id).get();
  return found.docs.map((one) => one.data()).filter((post) => post.content === text);
}

test('what was seen before is there after a reload without a network', async ({ device, world }) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  const ben = await world.member(school, { firstName: 'Ben', lastName: 'Okoro', bio: 'I bake.' });
  await writePosts(world, school, ben, ['Who has a ladder?']);
  const now = new Date();
  await world.admin.db.doc(`events/${school.id}`).set({
    // Of one's own nobody is told.
    userId: ana.uid,
    schoolId: school.id,
    title: 'Bake sale',
    description: '',
    location: '',
    start: new Date(now.getTime() + 86_400_000),
    end: null,
    timeZone: 'America/Los_Angeles',
    reminderSent: false,
    createdAt: now,
  });
  await world.admin.db.doc(`groups/${school.id}`).set({
    groupId: school.id,
    schoolId: school.id,
    name: 'Chess club',
    description: '',
    createdBy: ben.uid,
    memberCount: 1,
    createdAt: now,
  });
  const seen: [address: string, text: string][] = [
    ['/dashboard', 'Who has a ladder?'],
    ['/directory', 'Ben Okoro'],
    ['/events', 'Bake sale'],
    ['/groups', 'Chess club'],
    [`/profile/${ben.uid}`, 'I bake.'],
  ];
  const page = await device.start('/login');
  await signInForGood(page, ana);
  await installed(page);
  for (const [address, text] of seen) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }

  await device.setOffline(true);
  for (const [address, text] of seen) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(banner(page)).toBeVisible();
  }
  await page.goto('/dashboard');
  await appCame(page);
  await expect(page.getByText('Who has a ladder?')).toBeVisible();
  await axe(page);
  await page.goto('/notifications');
  await expect(page.getByText("We can't reach the server.", { exact: false })).toBeVisible();

  await device.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('You are online again.')).toBeAttached();
  await expect(page.getByText('You have no notifications.')).toBeVisible();
});

test('a post, a picture, a comment and a like wait through a restart and arrive once', async ({
  device,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  const ben = await world.member(school, { firstName: 'Ben', lastName: 'Okoro' });
  const [asked] = await writePosts(world, school, ben, ['Who has a ladder?']);
  if (!asked) throw new Error('no post');
  let page = await device.start('/login');
  await signInForGood(page, ana);
  await installed(page);
  const question = article(page, 'Who has a ladder?');
  await question.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(question.getByText('No comments yet.')).toBeVisible();

  await device.setOffline(true);
  await question.getByLabel('Write a comment').fill('I have one.');
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(question.getByRole('listitem')).toContainText('Waiting to send');
  await question.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(question.getByText('Waiting to send')).toHaveCount(2);
  await write(page, 'Only words');
  await expect(article(page, 'Only words')).toContainText('Waiting to send');
  const buffer = await phonePicture(page, 60, 40);
  await page.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await write(page, 'With a picture');
  await expect(article(page, 'With a picture')).toContainText('Waiting to send');
  await expect(page.getByText('3 messages are waiting to be sent.')).toBeVisible();
  await axe(page);

  await device.close();
  page = await device.start('/dashboard', { offline: true });
  for (const text of ['Only words', 'With a picture', 'Who has a ladder?']) {
    await expect(article(page, text)).toContainText('Waiting to send');
  }
  await expect(article(page, 'With a picture').locator('img[src^="blob:"]')).toBeVisible();
  expect(await stored(world, school, 'Only words')).toEqual([]);
  // A second tab looks after the same outbox.
  const other = await device.newPage();
  await other.goto('/dashboard');
  await expect(article(other, 'With a picture')).toContainText('Waiting to send');

  await device.setOffline(false);
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
  await expect
    .poll(async () => (await stored(world, school, 'With a picture')).length, { timeout: 40_000 })
    .toBe(1);
  await expect(article(other, 'With a picture')).toHaveCount(1);
  await expect(article(page, 'With a picture')).toHaveCount(1);
  // What meets a trigger of another write is tried again after up to 15 seconds.
  await expect(page.getByText(/Sending\.\.\.|Trying again/)).toHaveCount(0, { timeout: 40_000 });
  await expect.poll(() => storedComments(world, asked.id)).toEqual(['I have one.']);
  expect(await stored(world, school, 'Only words')).toHaveLength(1);
  expect((await world.data(`posts/${asked.id}`))?.likedBy).toEqual([ana.uid]);
  const [withPicture] = await stored(world, school, 'With a picture');
  expect(withPicture?.imageUrl).toContain('post-images');

  // Nothing is left to be sent a second time.
  await device.close();
  page = await device.start('/dashboard');
  await expect(article(page, 'With a picture')).toHaveCount(1);
  await expect(article(page, 'Only words')).toHaveCount(1);
  await expect(composer(page)).toHaveValue('');
  expect(await stored(world, school, 'With a picture')).toHaveLength(1);
  expect(await storedComments(world, asked.id)).toHaveLength(1);
});
