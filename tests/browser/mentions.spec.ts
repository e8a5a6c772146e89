import type { Page } from '@playwright/test';
import { writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { article, composer } from './feed-support/writing.ts';
import { misfits } from './layout-support/misfits.ts';
import { expect, test } from './support/fixtures.ts';

const list = (page: Page) => page.getByRole('listbox', { name: 'Members to mention' });
const option = (page: Page, name: string) => list(page).getByRole('option', { name });
const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true }).click();

test('a parent mentions others by keyboard and by tap, and the names lead to them', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const names = { firstName: 'Benedikt', lastName: 'Okoro' };
  const ben = await world.member(school, { ...names, children: [{ name: 'Ada', gradeOrRoom: 'Grade 2' }] });
  await world.member(school, { firstName: 'Benita', lastName: 'Silva' });
  const { page, signIn } = await person();
  await signIn(await world.member(school, { firstName: 'Ana', welcomePanelDismissed: true }));

  await composer(page).click();
  await composer(page).pressSequentially('Thanks @ben');
  await expect(option(page, 'Benedikt Okoro Parent of Ada (Grade 2)')).toBeVisible();
  await expect(list(page).getByRole('option')).toHaveCount(2);
  await axeInBothThemes(page);
  await composer(page).pressSequentially('edikt o');
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('Thanks @Benedikt Okoro ');
  await expect(composer(page)).toBeFocused();
  await composer(page).pressSequentially('for the cake!');
  await composer(page).press('Control+Enter');
  const thanks = article(page, 'Thanks @Benedikt Okoro for the cake!');
  await expect(thanks.getByRole('link', { name: '@Benedikt Okoro' })).toBeVisible();

  const reader = await person();
  await reader.signIn({ ...ben });
  const read = article(reader.page, 'Thanks @Benedikt Okoro for the cake!');
  await read.getByRole('button', { name: 'Comment', exact: true }).click();
  const field = read.getByLabel('Write a comment');
  await field.pressSequentially('Ask @beni');
  const offered = option(reader.page, 'Benita Silva');
  if (await reader.page.evaluate(() => navigator.maxTouchPoints > 0)) await offered.tap();
  else await offered.click();
  await expect(field).toHaveValue('Ask @Benita Silva ');
  await expect(field).toBeFocused();
  await read.getByRole('button', { name: 'Send' }).click();
  await expect(read.getByRole('listitem').getByRole('link', { name: '@Benita Silva' })).toBeVisible();
  await expect(thanks.getByRole('link', { name: '@Benita Silva' })).toBeVisible();
  await read.getByRole('link', { name: '@Benedikt Okoro' }).click();
  await expect(reader.page).toHaveURL(`/profile/${ben.uid}`);
});

test('who is mentioned is told', async ({ person, world }) => {
  const school = await world.school();
  const ben = await world.member(school, { firstName: 'Benedikt', lastName: 'Okoro' });
  const writer = await person();
  await writer.signIn(await world.member(school, { firstName: 'Ana', lastName: 'Silva' }));
  await composer(writer.page).click();
  await composer(writer.page).pressSequentially('Thanks @bened');
  await option(writer.page, 'Benedikt Okoro').click();
  await post(writer.page);
  await expect(article(writer.page, 'Thanks @Benedikt Okoro')).toBeVisible();
  const told = await person();
  await told.signIn(ben);
  const bell = told.page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toBeVisible();
  await bell.click();
  await told.page.getByRole('dialog').getByText('Ana Silva mentioned you.').click();
  await expect(told.page).toHaveURL(/\/post\//);
});

test('nobody is offered who is blocked, or who can’t read it', async ({ person, world }) => {
  const school = await world.school();
  const elsewhere = await world.school();
  const [me, inside, outside, blocked] = [
    await world.member(school, { firstName: 'Bennet', welcomePanelDismissed: true }),
    await world.member(school, { firstName: 'Benedikt', lastName: 'Inside' }),
    await world.member(school, { firstName: 'Benedikt', lastName: 'Outside' }),
    await world.member(school, { firstName: 'Benedikt', lastName: 'Blocked' }),
  ];
  await world.member(elsewhere, { firstName: 'Benedikt', lastName: 'Elsewhere' });
  const groupId = `chess-${school.id}`;
  const { db } = world.admin;
  await db.doc(`groups/${groupId}`).set({
    ...{ groupId, name: 'Chess', description: '', schoolId: school.id },
    ...{ createdBy: me.uid, memberCount: 3, createdAt: new Date() },
  });
  for (const { uid: userId } of [me, inside, blocked])
    await db
      .doc(`groupMemberships/${userId}_${groupId}`)
      .set({ userId, groupId, schoolId: school.id, joinedAt: new Date() });
  const { page, signIn } = await person();
  await signIn(me, `/profile/${blocked.uid}`);
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: /^Block/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Block/ })
    .click();
  // Said when it is kept: a page that is left before may take it along.
  await expect(page.getByText(/is blocked\. They are not told\./)).toBeVisible();

  await page.goto('/dashboard');
  await composer(page).click();
  await composer(page).pressSequentially('@bene');
  await expect(option(page, 'Benedikt Outside')).toBeVisible();
  await expect(list(page).getByRole('option')).toHaveText([/Benedikt Inside/, /Benedikt Outside/]);
  await page.goto(`/groups/${groupId}`);
  await composer(page).click();
  await composer(page).pressSequentially('@bene');
  await expect(option(page, 'Benedikt Inside')).toBeVisible();
  await expect(list(page).getByRole('option')).toHaveText([/Benedikt Inside/]);
  await composer(page).fill('');
  expect(outside.uid).not.toBe(inside.uid);
});

test('long names fit below the field, and Escape closes them and not the window around @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school('Elm');
  const longest = { firstName: 'Maximiliane-Alexandra-Theodora', lastName: 'Wolfeschlegelsteinhausenberger' };
  const children = ['Konstantin-Alexander', 'Wilhelmine-Charlotte'].map((name) => ({
    name,
    gradeOrRoom: 'Grade 3, Room 204',
  }));
  const max = await world.member(school, { ...longest, children });
  await writePosts(world, school, max, ['Who has a ladder?']);
  const { page, signIn } = await person();
  await signIn(await world.member(school, { welcomePanelDismissed: true }));
  await composer(page).click();
  await composer(page).pressSequentially('@maxi');
  await expect(list(page)).toBeVisible();
  const [width, text] = [320, 1];
  expect(
    await misfits(page, [
      { width, text },
      { width, text: 2 },
      { width: 1280, text },
    ]),
  ).toEqual([]);
  await expect(list(page)).toBeVisible();
  const box = await option(page, 'Maximiliane').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await composer(page).press('Tab');
  await post(page);
  const sent = article(page, `@${longest.firstName} ${longest.lastName}`);
  await expect(sent.getByRole('link', { name: `@${longest.firstName}` })).toBeVisible();
  expect(await misfits(page, [{ width, text }])).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Write a post' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Write a post' });
  await sheet.getByRole('textbox').pressSequentially('@maxi');
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('what was picked outlives a reload', async ({ person, world }) => {
  const school = await world.school();
  await world.member(school, { firstName: 'Benedikt', lastName: 'Okoro' });
  const { page, signIn } = await person();
  await signIn(await world.member(school, { welcomePanelDismissed: true }));
  await composer(page).click();
  await composer(page).pressSequentially('Thanks @bene');
  await option(page, 'Benedikt Okoro').click();
  await page.reload();
  await expect(composer(page)).toHaveValue('Thanks @Benedikt Okoro ');
  await post(page);
  await expect(article(page, 'Thanks').getByRole('link', { name: '@Benedikt Okoro' })).toBeVisible();
});

test('who writes on a bad line is not disturbed, and offered names once it is better @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  await world.member(school, { firstName: 'Benedikt', lastName: 'Okoro' });
  const { page, signIn, allowComplaint } = await person();
  allowComplaint(/Failed to load resource|ERR_FAILED|Failed to fetch dynamically imported module/);
  await signIn(await world.member(school, { welcomePanelDismissed: true }));
  await composer(page).click();
  await page.route('**/assets/suggesti*.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await composer(page).pressSequentially('Thanks @bene');
  await refused;
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  await expect(composer(page)).toHaveValue('Thanks @bene');
  await page.unroute('**/assets/suggesti*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await composer(page).pressSequentially('d');
  await expect(option(page, 'Benedikt Okoro')).toBeVisible();
});
