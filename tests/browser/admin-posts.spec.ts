import { documents, write } from '../../scripts/seed/store.ts';
import { fullName } from '../../src/domain/entities/user.ts';
import { adminOf, auditOf, rowsOf } from './admin-support/people.ts';
import { writePosts } from './feed-support/posts.ts';
import { axe, expect, test } from './support/fixtures.ts';

// Several people, each on several screens, all of them held against axe: long on a busy machine.
test.describe.configure({ timeout: 150_000 });

// Ahead of what other tests post meanwhile.
const soon = () => new Date(Date.now() + 10 * 60_000);

test('the newest posts of all schools are previewed and deleted, by two admins at once @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school, { firstName: 'Lena' });
  const long = `Lost: one red glove. ${'It is very warm. '.repeat(10)}`;
  const [post] = await writePosts(world, school, parent, [long], { createdAt: soon() });
  await writePosts(world, school, parent, ['Welcome, everybody!'], { createdAt: soon(), authorId: 'system' });
  const [one, two] = [await person(), await person()];
  const [first, second] = [await adminOf(world), await adminOf(world)];
  await one.signIn(first);
  await two.signIn(second);
  const rows = (page: typeof one.page) => rowsOf(page).filter({ hasText: school.name });
  for (const { page } of [one, two]) {
    await page.getByRole('tab', { name: 'Newest posts' }).click();
    // 100 characters and no system post.
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(`${long.slice(0, 100).trimEnd()}…`);
  }
  expect(await rowsOf(one.page).count()).toBeLessThanOrEqual(15);
  await axe(one.page);

  const remove = async (page: typeof one.page) => {
    await rows(page)
      .getByRole('button', { name: `Delete the post by Lena ${parent.lastName}` })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this post?' });
    await expect(question).toBeVisible();
    return question;
  };
  await (await remove(one.page)).getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(one.page)).toHaveCount(1);
  const question = await remove(one.page);
  await axe(one.page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(one.page)).toHaveCount(0);
  expect(await world.data(`posts/${post?.id}`)).toBeNull();

  // The other one's list is old.
  await (await remove(two.page)).getByRole('button', { name: 'Delete' }).click();
  await expect(two.page.getByRole('alertdialog', { name: 'Failed to delete post.' })).toBeVisible();
  await two.page.getByRole('button', { name: 'OK' }).click();
  await expect(rows(two.page)).toHaveCount(0);
  expect(await auditOf(world, post?.id ?? '')).toEqual([
    { action: 'delete-post', actorId: first.uid, schoolId: school.id, detail: null },
  ]);
});

test('several posts are chosen and deleted after one question', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school, { firstName: 'Lena' });
  const posts = await writePosts(world, school, parent, ['Rude one.', 'Rude two.', 'A kind one.'], {
    createdAt: soon(),
  });
  const { page, signIn } = await person();
  const admin = await adminOf(world);
  await signIn(admin, '/admin?section=posts');
  await page.getByLabel('School', { exact: true }).selectOption({ label: school.name });
  await expect(rowsOf(page)).toHaveCount(3);
  for (const text of ['Rude one.', 'Rude two.']) {
    await page.getByRole('checkbox', { name: `Choose the post by Lena ${parent.lastName}: ${text}` }).focus();
    await page.keyboard.press('Space');
  }
  await axe(page);
  await page.getByRole('button', { name: 'Delete 2 posts' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these 2 posts?' });
  await expect(question).toContainText(`Lena ${parent.lastName}`);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 posts were deleted.')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  for (const { id, content } of posts) {
    if (content === 'A kind one.') continue;
    expect(await world.data(`posts/${id}`)).toBeNull();
    expect(await auditOf(world, id)).toEqual([
      { action: 'delete-post', actorId: admin.uid, schoolId: school.id, detail: null },
    ]);
  }
});

test('many welcome posts do not crowd out what parents wrote @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school);
  // Behind what other tests count on, ahead of the sample data.
  const at = (minutes: number) => ({ createdAt: new Date(Date.now() + minutes * 60_000) });
  await writePosts(world, school, parent, ['Behind the welcomes'], at(1));
  const welcomes = Array.from({ length: 60 }, (_, index) => `Welcome number ${index + 1}`);
  await writePosts(world, school, parent, welcomes, { ...at(2), authorId: 'system' });
  const { page, signIn } = await person();
  await signIn(await adminOf(world));
  await page.getByRole('tab', { name: 'Newest posts' }).click();
  await expect(rowsOf(page)).toHaveCount(15);
  await expect(page.getByText('Behind the welcomes', { exact: true })).toBeVisible();
  await expect(page.getByText('Welcome number 1')).toHaveCount(0);
});

test('any school’s feed can be read and cleaned, any directory leads to accounts', async ({
  person,
  world,
}) => {
  const school = await world.school('Hawthorn School');
  const parent = await world.member(school, { firstName: 'Otto' });
  const name = `Otto ${parent.lastName}`;
  await writePosts(world, school, parent, ['A post that stays.', 'A post that goes.'], {
    commentCount: 1,
    comments: [
      {
        id: 'comment1',
        authorId: parent.uid,
        authorName: name,
        profilePicUrl: null,
        content: 'Found it.',
        createdAt: new Date(),
        ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
      },
    ],
  });
  const { page, signIn } = await person();
  await signIn(await adminOf(world), `/admin/schools/${school.id}/feed`);
  await expect(page.getByRole('heading', { name: 'Feed of Hawthorn School' })).toBeVisible();
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(2);
  await axe(page);
  const gone = posts.filter({ hasText: 'A post that goes.' });
  await expect(gone.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-disabled', 'true');
  await gone.getByRole('button', { name: `More about the comment by ${name}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Delete comment']);
  await page.keyboard.press('Escape');
  await gone.getByRole('button', { name: 'More about this post' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Delete post']);
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(posts).toHaveCount(1);
  await expect(posts).toContainText('A post that stays.');
  // Names lead to the account, nothing leads to the pages of parents.
  const account = `/admin/users?user=${parent.uid}`;
  const links = posts.getByRole('link');
  await expect(links).toHaveText([name, name]);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', account);
  await links.first().click();
  await expect(page).toHaveURL(account);
  await expect(page.getByText(parent.email)).toBeVisible();

  await page.goto(`/admin/schools/${school.id}/directory`);
  await expect(page.getByRole('heading', { name: 'Directory of Hawthorn School' })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(parent.email)).toBeVisible();
  await page.goto('/admin/schools/no-such-school/feed');
  await expect(page.getByText('There is no such school.')).toBeVisible();
});

test('a school is previewed as its parents see it, and nothing can be changed there', async ({
  person,
  world,
}) => {
  const school = await world.school('Rowan School');
  const parent = await world.member(school);
  await writePosts(world, school, parent, ['Who has a ladder?']);
  await world.admin.db.collection('events').add({
    title: 'Parent coffee',
    start: soon(),
    end: null,
    location: '',
    description: '',
    userId: parent.uid,
    schoolId: school.id,
    timeZone: 'America/Los_Angeles',
    createdAt: new Date(),
    reminderSent: false,
  });
  const { page, signIn, expectComplaint } = await person();
  await signIn(await adminOf(world));
  await page.getByLabel('Find a school by name or city').fill(school.name);
  const row = page.getByRole('listitem').filter({ hasText: school.code });
  await row.getByRole('link', { name: 'Preview as parent' }).click();
  await expect(page).toHaveURL(`/dashboard?adminPreview=${school.id}`);
  await expect(page.getByText('Preview: you see Rowan School as a parent')).toBeVisible();
  const post = page.getByRole('article').filter({ hasText: 'Who has a ladder?' });
  await expect(post).toBeVisible();
  await expect(page.getByLabel('What would you like to share or ask?')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  await axe(page);
  // Nothing leads out of the preview but the way back.
  await expect(post.getByText(/ago$/)).toBeVisible();
  await expect(post.getByRole('button', { name: 'More about this post' })).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Parent coffee')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to admin']);
  await page.getByRole('link', { name: 'Back to admin' }).click();
  await expect(page).toHaveURL('/admin');

  expectComplaint(/warning: adminPreview: there is no school no-such-school/);
  await page.goto('/dashboard?adminPreview=no-such-school');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { name: 'Admin', exact: true })).toBeVisible();
});

test('comments of the same id under two posts are both deleted, each on record @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school);
  const admin = await world.member(school, { isAdmin: true });
  const posts = await writePosts(world, school, parent, ['The first post.', 'The second post.']);
  const comment = {
    id: `same-${parent.uid}`,
    authorId: parent.uid,
    authorName: fullName(parent),
    profilePicUrl: null,
    content: 'Rude words.',
    createdAt: new Date(),
    ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
  };
  await write(
    world.admin.db,
    posts.map((post) => documents.comment(post.id, comment)),
  );
  const { page, signIn } = await person();
  await signIn(admin);
  for (const { id, content } of posts) {
    await page.goto(`/post/${id}`);
    const article = page.getByRole('article').filter({ hasText: content });
    await article.getByRole('button', { name: `More about the comment by ${fullName(parent)}` }).click();
    await page.getByRole('menuitem', { name: 'Delete comment' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(article.getByText('Rude words.')).toHaveCount(0);
    await expect.poll(() => world.data(`posts/${id}/comments/${comment.id}`)).toBeNull();
  }
  const act = ({ id }: { id: string }) => ({
    action: 'delete-comment',
    actorId: admin.uid,
    schoolId: school.id,
    detail: id,
  });
  expect(await auditOf(world, comment.id)).toEqual(posts.map(act));
});
