import { randomBytes } from 'node:crypto';
import { documents, write } from '../../scripts/seed/store.ts';
import { writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { article } from './feed-support/writing.ts';
import { expect, test } from './support/fixtures.ts';

const LONG = Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of a long story.`).join('\n');

test('a post has a head of two lines, one row of acts, and eight lines until more is asked for', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const names = { firstName: 'Maximiliane-Alexandra-Theodora', lastName: 'Wolfeschlegelsteinhausenberger' };
  const children = ['Konstantin-Alexander', 'Wilhelmine-Charlotte', 'Maximilian-Theodor'].map((name) => ({
    name,
    gradeOrRoom: 'Grade 3, Room 204',
  }));
  const author = await world.member(school, { ...names, children });
  await writePosts(world, school, author, [
    `Kurz.\nhttps://www.example.org/forms/2026/summer-fair/sign-up?x=1`,
    LONG,
  ]);
  const { page, signIn } = await person();
  await signIn(await world.member(school, { welcomePanelDismissed: true }));
  const post = article(page, 'Kurz.');
  const link = post.getByRole('link', { name: /^example\.org\/forms/ });
  await expect(link).toHaveText(/^example\.org\/forms\/2026\/summer-fair\/… \(opens in a new tab\)$/);
  await expect(link).toHaveAttribute('href', 'https://www.example.org/forms/2026/summer-fair/sign-up?x=1');

  const head = post.getByRole('link', { name: /^Maximiliane/ }).locator('xpath=../../..');
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(48);
  // What is cut is the children: when it was written is always there.
  await expect(post.getByText(/minutes ago/)).toBeInViewport({ ratio: 1 });
  const row = post.getByRole('button', { name: 'Share this post' }).locator('xpath=..');
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(46);

  const long = article(page, 'Line 1 of a long story.');
  const words = long.getByText('Line 1 of a long story.');
  const shown = async () => (await words.boundingBox())?.height ?? 0;
  const cut = await shown();
  await long.getByRole('button', { name: 'Read more' }).click();
  expect((await shown()) / cut).toBeGreaterThan(3);
  await axeInBothThemes(page);
  await long.getByRole('button', { name: 'Show less' }).click();
  expect(await shown()).toBe(cut);

  // On its own page nothing is cut.
  await long.getByRole('link', { name: /minutes ago/ }).click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByText('Line 30 of a long story.')).toBeInViewport({ ratio: 0.01 });
  await expect(page.getByRole('button', { name: 'Read more' })).toHaveCount(0);
});

test('comments open for reading, and only an empty list for writing', async ({ person, world }) => {
  const school = await world.school();
  const ben = await world.member(school);
  const [post] = await writePosts(world, school, ben, ['Who has a ladder?'], { commentCount: 3 });
  await writePosts(world, school, ben, ['Nobody has said anything']);
  const comments = ['One', 'Two', 'Three'].map((content, index) =>
    documents.comment(post?.id ?? '', {
      ...{ id: randomBytes(8).toString('hex'), authorId: ben.uid, authorName: 'Ben', profilePicUrl: null },
      ...{ content, createdAt: new Date(Date.now() - (9 - index) * 60_000) },
      ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
    }),
  );
  await write(world.admin.db, comments);
  const { page, signIn } = await person();
  await signIn(await world.member(school, { welcomePanelDismissed: true }));
  const discussed = article(page, 'Who has a ladder?');
  const open = discussed.getByRole('button', { name: '3 comments', exact: true });
  await open.click();
  await expect(discussed.getByRole('listitem')).toHaveCount(3);
  await expect(discussed.getByLabel('Write a comment')).toBeVisible();
  await expect(open).toBeFocused();
  await axeInBothThemes(page);

  const quiet = article(page, 'Nobody has said anything');
  await quiet.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(quiet.getByLabel('Write a comment')).toBeFocused();
});

test('who likes a post is told, the latest first', async ({ person, world }) => {
  const school = await world.school();
  const [ana, ben] = [
    await world.member(school, { firstName: 'Ana', lastName: 'Silva' }),
    await world.member(school, { firstName: 'Ben', lastName: 'Okoro' }),
  ];
  await writePosts(world, school, ben, ['A post that is liked'], {
    likedBy: [ana.uid, 'somebody-gone', ben.uid],
  });
  const { page, signIn } = await person();
  await signIn(ana);
  await article(page, 'A post that is liked').getByRole('button', { name: '3 likes: see who' }).click();
  const dialog = page.getByRole('dialog', { name: 'Liked by' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Ben Okoro$/,
    'A parent who is no longer here',
    /Ana Silva$/,
  ]);
  await axeInBothThemes(page);
  await dialog.getByRole('link', { name: /Ben Okoro/ }).click();
  await expect(page).toHaveURL(`/profile/${ben.uid}`);
});

test('a post’s link goes to the share sheet, or is copied where there is none', async ({ person, world }) => {
  const school = await world.school();
  const me = await world.member(school);
  const [post] = await writePosts(world, school, me, ['A post to share']);
  const { page, context, signIn } = await person();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    if (window.name === 'shares')
      Object.assign(navigator, {
        share: async ({ url }: ShareData) => {
          document.title = `shared ${url}`;
        },
      });
  });
  await signIn(me);
  const share = article(page, 'A post to share').getByRole('button', { name: 'Share this post' });
  const hasSheet = await page.evaluate(() => 'share' in navigator);
  if (!hasSheet) {
    await share.click();
    await expect(page.getByText('Link copied ✓')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/post/${post?.id}$`),
    );
  }
  await page.evaluate(() => {
    window.name = 'shares';
  });
  await page.reload();
  await share.click();
  await expect(page).toHaveTitle(new RegExp(`^shared http.*/post/${post?.id}$`));
});
