import { documents, write } from '../../scripts/seed/store.ts';
import { pinListId } from '../../src/domain/pins.ts';
import { writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { article, composer } from './feed-support/writing.ts';
import { goOffline, signInForGood } from './offline-support/device.ts';
import { axe, expect, type Person, test } from './support/fixtures.ts';

const filter = ({ page }: Person) => page.getByRole('group', { name: 'Show posts about' });
const chip = (person: Person, name: string) => filter(person).getByRole('button', { name, exact: true });
const menu = async ({ page }: Person, text: string, item: string) => {
  await article(page, text).getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a parent posts about a topic, and others narrow the feed to it, by address and Back', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ana, ben] = [
    await world.member(school, { welcomePanelDismissed: true }),
    await world.member(school, { welcomePanelDismissed: true }),
  ];
  await writePosts(world, school, ben, ['The gym is open again.'], { topic: 'news' });
  await writePosts(world, school, ben, ['Who has a ladder?'], { topic: 'question' });
  const [author, reader] = [await person(), await person()];
  await author.signIn(ana);
  const { page } = author;
  await composer(page).click();
  await composer(page).fill('Found: one blue glove.');
  await page.getByLabel('Topic').selectOption('Lost & found');
  await axe(page);
  // What was begun is there again.
  await page.reload();
  await expect(page.getByLabel('Topic')).toHaveValue('lost-found');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(article(page, 'one blue glove')).toContainText('Lost & found');
  await expect(page.getByText('Sending...')).toHaveCount(0);

  await reader.signIn(ben);
  await expect(article(reader.page, 'one blue glove')).toContainText('Lost & found');
  await chip(reader, 'Question').click();
  await expect(reader.page).toHaveURL(/\/dashboard\?topic=question$/);
  await expect(reader.page.getByRole('article')).toHaveCount(1);
  await expect(article(reader.page, 'ladder')).toBeVisible();
  await expect(chip(reader, 'Question')).toHaveAttribute('aria-pressed', 'true');
  await axeInBothThemes(reader.page);
  await chip(reader, 'Recommendation').click();
  await expect(reader.page.getByText('No recommendations yet.')).toBeVisible();
  await axe(reader.page);
  await reader.page.goBack();
  await expect(article(reader.page, 'ladder')).toBeVisible();
  await reader.page.reload();
  await expect(article(reader.page, 'ladder')).toBeVisible();
  await expect(reader.page.getByRole('article')).toHaveCount(1);

  // What others write meanwhile waits, as in the whole feed, and only what is about the topic.
  await chip(reader, 'Lost & found').click();
  await expect(article(reader.page, 'one blue glove')).toBeVisible();
  await writePosts(world, school, ana, ['Found: a red scarf.'], {
    topic: 'lost-found',
    createdAt: new Date(),
  });
  await writePosts(world, school, ana, ['Snow tomorrow.'], { topic: 'news', createdAt: new Date() });
  await reader.page.getByRole('button', { name: '1 new post' }).click();
  await expect(reader.page.getByRole('article')).toHaveCount(2);

  // One's own post about something else is not hidden by the filter.
  await composer(reader.page).click();
  await composer(reader.page).fill('Cake on Friday');
  await reader.page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(reader.page).toHaveURL(/\/dashboard$/);
  await expect(article(reader.page, 'Cake on Friday')).toBeVisible();

  // The topic is changed with the words.
  await menu(author, 'one blue glove', 'Edit');
  await page.getByRole('article').getByLabel('Topic').selectOption('News');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(article(page, 'one blue glove')).toContainText('News');
  await expect(article(reader.page, 'one blue glove')).toContainText('News');
  await expect(article(reader.page, 'one blue glove')).toContainText('edited');
});

test('more posts about a topic come page by page, in a group and without a network as well @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { welcomePanelDismissed: true });
  const texts = Array.from({ length: 14 }, (_, index) => `Question number ${index + 1}.`);
  await writePosts(world, school, ana, texts, { topic: 'question' });
  await writePosts(world, school, ana, ['Something else.']);
  const reader = await person();
  const { page } = reader;
  await page.goto('/login');
  await signInForGood(page, ana);
  await chip(reader, 'Question').click();
  await expect(article(page, 'Question number 10.')).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText('That is everything.')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(article(page, 'Question number 14.')).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await chip(reader, 'All posts').click();
  await expect(article(page, 'Something else.')).toBeVisible();
  await goOffline(reader);
  await chip(reader, 'Question').click();
  await expect(article(page, 'Question number 1.')).toBeVisible();
  await expect(article(page, 'Something else.')).toHaveCount(0);
  await reader.context.setOffline(false);
});

test('what was lost is found: marked by its author, calmer, open for comments, and taken back', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ana, ben] = [await world.member(school), await world.member(school)];
  await writePosts(world, school, ana, ['Lost: one blue glove.'], { topic: 'lost-found' });
  const [author, reader] = [await person(), await person()];
  await author.signIn(ana);
  await reader.signIn(ben);
  const { page } = author;
  const ground = () => article(page, 'blue glove').evaluate((card) => getComputedStyle(card).backgroundColor);
  const before = await ground();
  await menu(author, 'blue glove', 'Mark as found');
  await expect(article(page, 'blue glove').getByText('Found', { exact: true })).toBeVisible();
  await expect(article(reader.page, 'blue glove').getByText('Found', { exact: true })).toBeVisible();
  expect(await ground()).not.toBe(before);
  await axeInBothThemes(page);
  await article(reader.page, 'blue glove').getByRole('button', { name: 'Comment' }).click();
  await reader.page.getByLabel('Write a comment').fill('Good!');
  await reader.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(article(page, 'blue glove')).toContainText('Good!');
  // Others can’t, and it can be taken back.
  await article(reader.page, 'blue glove').getByRole('button', { name: 'More about this post' }).click();
  await expect(reader.page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(reader.page.getByRole('menuitem', { name: 'It is still open' })).toHaveCount(0);
  await menu(author, 'blue glove', 'It is still open');
  await expect(article(reader.page, 'blue glove').getByText('Found', { exact: true })).toHaveCount(0);
});

test('what is marked without a network waits, and comes once there is one @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school);
  const [post] = await writePosts(world, school, ana, ['Two bags of clothes.'], { topic: 'offer' });
  const author = await person();
  await author.signIn(ana);
  // Fetched while there is a network.
  await article(author.page, 'Two bags').getByRole('button', { name: 'More about this post' }).click();
  await expect(author.page.getByRole('menuitem', { name: 'Mark as gone' })).toBeVisible();
  await author.page.keyboard.press('Escape');
  await expect(author.page.getByRole('menu')).toHaveCount(0);
  await goOffline(author);
  await menu(author, 'Two bags', 'Mark as gone');
  await expect(article(author.page, 'Two bags').getByText('Gone', { exact: true })).toBeVisible();
  await expect(article(author.page, 'Two bags')).toContainText('Waiting to send');
  await author.context.setOffline(false);
  const stored = () => world.admin.db.doc(`posts/${post?.id}`).get();
  await expect.poll(async () => (await stored()).get('closedAt'), { timeout: 30_000 }).not.toBeNull();
  await expect(article(author.page, 'Two bags')).not.toContainText(/Waiting to send|Sending/);
  await expect(article(author.page, 'Two bags').getByText('Gone', { exact: true })).toBeVisible();
  // Once: the time of the first try stays.
  const closedAt = (await stored()).get('closedAt');
  await author.page.reload();
  await expect(article(author.page, 'Two bags').getByText('Gone', { exact: true })).toBeVisible();
  expect((await stored()).get('closedAt')).toEqual(closedAt);
});

test('a moderator pins a post, which stands on top for all until it is let go', async ({ person, world }) => {
  test.slow();
  const school = await world.school();
  const [mod, ben] = [
    await world.moderator(school, { welcomePanelDismissed: true }),
    await world.member(school, { welcomePanelDismissed: true }),
  ];
  const texts = Array.from({ length: 12 }, (_, index) => `Post number ${index + 1}.`);
  await writePosts(world, school, ben, texts);
  const [staff, reader] = [await person(), await person()];
  await staff.signIn(mod);
  await reader.signIn(ben);
  const { page } = staff;
  const firstOf = (someone: Person) => someone.page.getByRole('article').first();
  await menu(staff, 'Post number 4.', 'Pin on top…');
  const dialog = page.getByRole('dialog', { name: 'Pin this post' });
  await expect(dialog).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: '3 days' }).click();
  await dialog.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(firstOf(staff)).toContainText('Post number 4.');
  await expect(firstOf(staff)).toContainText(/Pinned until \w+, \w+ \d+/);
  await expect(firstOf(reader)).toContainText('Post number 4.');
  await expect(article(reader.page, 'Post number 4.')).toHaveCount(1);
  await axeInBothThemes(reader.page);
  // Those that are new stand below it.
  await writePosts(world, school, mod, ['Brand new.'], { createdAt: new Date() });
  await reader.page.getByRole('button', { name: '1 new post' }).click();
  await expect(reader.page.getByRole('article').nth(1)).toContainText('Brand new.');
  await reader.page.reload();
  await expect(firstOf(reader)).toContainText('Post number 4.');
  // A parent is not offered any of it.
  await firstOf(reader).getByRole('button', { name: 'More about this post' }).click();
  await expect(reader.page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(reader.page.getByRole('menuitem', { name: 'Unpin' })).toHaveCount(0);

  // Undone by the message, and let go for good.
  await menu(staff, 'Post number 4.', 'Unpin');
  await expect(firstOf(staff)).toContainText('Brand new.');
  const undo = page
    .getByRole('listitem')
    .filter({ hasText: 'Unpinned.' })
    .getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(firstOf(staff)).toContainText('Post number 4.');
  await menu(staff, 'Post number 4.', 'Unpin');
  await expect(firstOf(staff)).toContainText('Brand new.');
  await expect(article(page, 'Post number 4.')).toHaveCount(1);
});

test('three can be pinned, and never a fourth @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const mod = await world.moderator(school, { welcomePanelDismissed: true });
  const posts = await writePosts(world, school, mod, ['One.', 'Two.', 'Three.', 'Four.', 'Five.']);
  const until = new Date(Date.now() + 86_400_000);
  const pinned = posts.slice(0, 3).map((post) => ({ ...post, pinnedUntil: until }));
  const ends = Object.fromEntries(pinned.map(({ id }) => [id, until]));
  const staff = await person();
  await staff.signIn(mod);
  await expect(article(staff.page, 'Four.')).toBeVisible();
  await write(world.admin.db, [
    ...pinned.map(documents.post),
    documents.pinList(
      { schoolId: school.id, groupId: null },
      { posts: ends, lastId: pinned[0]?.id ?? '', at: new Date() },
    ),
  ]);
  await expect(staff.page.getByText(/^Pinned until/)).toHaveCount(3);
  await menu(staff, 'Four.', 'Pin on top…');
  const dialog = staff.page.getByRole('dialog', { name: 'Pin this post' });
  await expect(dialog.getByRole('alert')).toHaveText(
    'Three posts are pinned already. Please unpin one of them first.',
  );
  await expect(dialog.getByRole('button', { name: 'Pin', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // One that goes makes room.
  const db = world.admin.db;
  await db.doc(`posts/${pinned[0]?.id}`).delete();
  await expect
    .poll(async () =>
      Object.keys((await db.doc(`schools/${school.id}/pins/${pinListId(null)}`).get()).get('posts')),
    )
    .toHaveLength(2);
  await menu(staff, 'Four.', 'Pin on top…');
  await dialog.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(article(staff.page, 'Four.')).toContainText('Pinned until');
});

test('who runs a group pins in it @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const [ana, ben] = [await world.member(school), await world.member(school)];
  const group = { groupId: `chess-${school.id}`, schoolId: school.id };
  const createdAt = new Date();
  await write(world.admin.db, [
    documents.group({
      ...{
        ...group,
        name: 'Chess',
        description: '',
        createdBy: ana.uid,
        memberCount: 2,
        cover: 'moss',
        lastPostAt: null,
      },
      ...{ createdAt, access: 'open', helpers: [], archivedAt: null, fileCount: 0 },
    }),
    ...[ana, ben].map(({ uid }) => documents.membership({ ...group, userId: uid, joinedAt: createdAt })),
  ]);
  await writePosts(world, school, ben, ['Openings.', 'Endgames.'], {
    groupId: group.groupId,
    topic: 'event',
  });
  const [creator, member] = [await person(), await person()];
  await creator.signIn(ana, `/groups/${group.groupId}`);
  await menu(creator, 'Endgames.', 'Pin on top…');
  await creator.page.getByRole('dialog').getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(creator.page.getByRole('article').first()).toContainText('Endgames.');
  await expect(article(creator.page, 'Endgames.')).toContainText('Pinned until');
  await member.signIn(ben, `/groups/${group.groupId}?topic=event`);
  await expect(member.page.getByRole('article').first()).toContainText('Endgames.');
  await article(member.page, 'Openings.').getByRole('button', { name: 'More about this post' }).click();
  await expect(member.page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(member.page.getByRole('menuitem', { name: 'Pin on top…' })).toHaveCount(0);
});
