import type { Locator } from '@playwright/test';
import { writePosts } from './feed-support/posts.ts';
import { axe, expect, test } from './support/fixtures.ts';

test('the directory finds parents by name, grade and room and names no e-mail address', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const me = await world.member(school, { firstName: 'Mia', lastName: 'Abel' });
  await world.member(school, {
    firstName: 'Łucja',
    lastName: 'Nowak',
    children: [{ name: 'Jan', gradeOrRoom: 'Room 12' }],
  });
  await world.member(school, { firstName: 'Omar', lastName: 'Said' });
  const { page, signIn } = await person();
  await signIn(me);
  await page.getByRole('link', { name: 'People' }).click();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText('@');
  await axe(page);

  const search = page.getByLabel('Search by name, child, grade or room');
  await search.fill('nowa');
  await search.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Jan (Room 12)');
  await search.fill('jan');
  await search.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Jan (Room 12)');
  await search.fill('room 12');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(cards).toHaveCount(1);
  await search.fill('zzz');
  await search.press('Enter');
  await expect(page.getByText('No matches found for “zzz”.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards).toHaveCount(3);
});

test('a changed profile reaches the directory at once and old posts soon after', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const mia = await world.member(school, { firstName: 'Mia', lastName: 'Abel' });
  const author = await person();
  await author.signIn(mia);
  await author.page.getByLabel('What would you like to share or ask?').fill('My first post here');
  await author.page.getByRole('button', { name: 'Post', exact: true }).click();
  await author.page.getByRole('button', { name: 'Your account' }).click();
  await author.page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(author.page.getByText('My first post here')).toBeVisible();
  await axe(author.page);
  await author.page.getByRole('link', { name: 'Edit profile' }).click();

  const reader = await person();
  await reader.signIn(await world.member(school));
  await expect(reader.page.getByRole('article').getByText('Mia Abel')).toBeVisible();

  const { page } = author;
  await page.getByLabel('Last name').fill('Abel-Ruiz');
  await page.getByLabel('About me').fill('<b>Hello</b> neighbours');
  await page.getByRole('button', { name: 'Add child' }).click();
  const alert = page.getByRole('alertdialog', {
    name: 'Please fill out both name and grade/room before adding.',
  });
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel("Child's name").fill('Lea');
  await page.getByLabel('Grade or room').fill('Grade 1');
  await page.getByRole('button', { name: 'Add child' }).click();
  await page.setInputFiles('input[type=file]', 'scripts/seed/assets/face-1.webp');
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Save profile' }).click();

  await expect(page.getByRole('heading', { name: 'Mia Abel-Ruiz' })).toBeVisible();
  await expect(page.getByText('<b>Hello</b> neighbours')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lea' }).getByText('Grade 1')).toBeVisible();
  // The reader's feed follows by itself once the function has gone over the old posts.
  await expect(reader.page.getByRole('article').getByText('Mia Abel-Ruiz')).toBeVisible();
  await expect(reader.page.getByRole('article').locator('img').first()).toBeVisible();
  await reader.page.goto('/directory');
  await expect(reader.page.getByText('Parent of Lea (Grade 1)')).toBeVisible();
});

test('a child is changed and another one removed', async ({ person, world }) => {
  const school = await world.school();
  const mia = await world.member(school, {
    children: [
      { name: 'Lea', gradeOrRoom: 'Grade 1' },
      { name: 'Noa', gradeOrRoom: 'Room 4' },
      { name: 'Kim', gradeOrRoom: 'Grade 5' },
    ],
  });
  const { page, signIn } = await person();
  await signIn(mia, '/edit-profile');
  const children = page.getByRole('group', { name: 'Children' });
  const rows = children.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await children.getByRole('button', { name: 'Remove Lea' }).click();
  await expect(rows).toHaveCount(2);
  await rows.first().getByLabel('Grade or room').fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(rows.first().getByLabel('Grade or room')).toBeFocused();
  await expect(rows.first().getByText(/^Please fill out both name and grade/)).toBeVisible();
  // A field beside one with words below it keeps its size.
  const heightOf = async (field: Locator) => (await field.boundingBox())?.height;
  const row = rows.first();
  expect(await heightOf(page.getByLabel('Last name'))).toBe(await heightOf(page.getByLabel('First name')));
  expect(await heightOf(row.getByLabel("Child's name"))).toBe(
    await heightOf(row.getByLabel('Grade or room')),
  );
  await axe(page);
  await rows.first().getByLabel('Grade or room').fill('Room 5');
  await rows.last().getByLabel("Child's name").fill('Kimi');
  await page.getByRole('button', { name: 'Save profile' }).click();

  const shown = page.getByRole('region', { name: 'Children' }).getByRole('listitem');
  await expect(shown).toHaveText(['NoaRoom 5', 'KimiGrade 5']);
  const kept = [
    { name: 'Noa', gradeOrRoom: 'Room 5' },
    { name: 'Kimi', gradeOrRoom: 'Grade 5' },
  ];
  expect((await world.data(`users/${mia.uid}`))?.children).toEqual(kept);
  expect((await world.data(`schools/${school.id}/members/${mia.uid}`))?.children).toEqual(kept);
});

test('a parent of two schools sees the profiles of both, whichever is selected @any-screen', async ({
  person,
  world,
}) => {
  const [here, there] = await Promise.all([world.school(), world.school()]);
  const parent = await world.member(there, { firstName: 'Tove', lastName: 'Lind' });
  const [post] = await writePosts(world, there, parent, ['Who lost a scarf?']);
  const { page, signIn } = await person();
  await signIn(await world.member([here, there]), `/post/${post?.id}`);
  await page.getByRole('link', { name: 'Tove Lind' }).click();
  await expect(page).toHaveURL(`/profile/${parent.uid}`);
  await expect(page.getByRole('heading', { name: 'Tove Lind', level: 1 })).toBeVisible();
  await expect(page.getByText('Who lost a scarf?')).toBeVisible();
  await axe(page);
});

test('a parent of another school has no profile here @any-screen', async ({ person, world }) => {
  const [here, there] = await Promise.all([world.school(), world.school()]);
  const stranger = await world.member(there);
  const { page, signIn } = await person();
  await signIn(await world.member(here), `/profile/${stranger.uid}`);
  await expect(page.getByText('This parent is not a member of your school.')).toBeVisible();
  await axe(page);
});

test('the directory opens with the classes of one’s own children', async ({ person, world }) => {
  const school = await world.school();
  const named = (firstName: string, lastName: string, ...children: [name: string, gradeOrRoom: string][]) =>
    world.member(school, {
      firstName,
      lastName,
      children: children.map(([name, gradeOrRoom]) => ({ name, gradeOrRoom })),
    });
  const me = await named('Mia', 'Abel', ['Lea', '2nd grade']);
  await named('Omar', 'Said', ['Noor', 'Grade 2']);
  await named('Tove', 'Lind', ['Nils', 'Rm. 4']);
  const { page, signIn } = await person();
  await signIn(me, '/directory');
  const main = page.getByRole('main');
  // Functions count the classes; what was typed in two ways is one.
  await expect(main.getByText('2nd grade: 2 parents')).toBeVisible();
  await expect(main.getByText('Noor', { exact: true })).toBeVisible();
  await expect(main.getByText('Tove Lind')).toHaveCount(0);
  await axe(page);

  await main.getByRole('button', { name: 'Room 4: 1 parent' }).click();
  await expect(main.getByRole('link', { name: /Tove Lind/ })).toBeVisible();
  await main.getByRole('button', { name: 'Parents only' }).click();
  await expect(main.getByText('Parent of Noor (Grade 2)')).toBeVisible();
  await main.getByRole('button', { name: 'By parent' }).click();
  await expect(main.getByRole('heading', { name: 'L', exact: true })).toBeVisible();
  await main.getByRole('link', { name: /Tove Lind/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tove Lind' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ask for contact details' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'L', exact: true })).toBeVisible();
});
