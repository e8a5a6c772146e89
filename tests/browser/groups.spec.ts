import type { Page } from '@playwright/test';
import { memberOf } from '../../scripts/seed/store.ts';
import { axe, expect, test } from './support/fixtures.ts';

test('a parent creates a group, another joins, posts, searches and leaves', async ({ person, world }) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  const ben = await world.member(school, {
    firstName: 'Ben',
    lastName: 'Okoro',
    children: [{ name: 'Ada', gradeOrRoom: 'Grade 2' }],
  });
  const creator = await person();
  await creator.signIn(ana, '/groups');
  await expect(creator.page.getByText('No groups yet.')).toBeVisible();
  await axe(creator.page);
  await creator.page.getByRole('link', { name: 'Create the first group' }).click();
  await creator.page.getByRole('button', { name: 'Create group' }).click();
  await expect(creator.page.getByLabel('Group name')).toBeFocused();
  await creator.page.getByLabel('Group name').fill('Chess club');
  await creator.page.getByLabel('Description').fill('Every Monday after school');
  // By the keyboard, and there again after a reload.
  const fern = creator.page.getByRole('radio', { name: 'Fern' });
  await fern.check();
  // Where chance had chosen it already, nothing was pressed.
  await fern.focus();
  await creator.page.keyboard.press('ArrowRight');
  await expect(creator.page.getByRole('radio', { name: 'Lagoon' })).toBeChecked();
  await creator.page.reload();
  await expect(creator.page.getByRole('radio', { name: 'Lagoon' })).toBeChecked();
  await expect(creator.page.getByRole('main').getByText(school.name)).toBeVisible();
  await axe(creator.page);
  await creator.page.getByRole('button', { name: 'Create group' }).click();
  await expect(creator.page.getByRole('heading', { name: 'Chess club', level: 1 })).toBeVisible();
  await expect(creator.page.getByText('Every Monday after school')).toBeVisible();
  await expect(creator.page.getByRole('link', { name: '1 member' })).toBeVisible();
  await expect(creator.page.getByText('No posts yet', { exact: true })).toBeVisible();

  const joiner = await person();
  await joiner.signIn(ben, new URL(creator.page.url()).pathname);
  await expect(joiner.page.getByText("You're not a member of this group")).toBeVisible();
  // What it is, and not who is in it.
  await expect(joiner.page.getByRole('heading', { name: 'Chess club', level: 1 })).toBeVisible();
  await expect(joiner.page.getByText('Every Monday after school')).toBeVisible();
  await expect(joiner.page.getByText('1 member · No posts yet')).toBeVisible();
  await expect(joiner.page.getByRole('link', { name: 'View Members' })).toBeHidden();
  await joiner.page.getByRole('button', { name: 'More about Chess club' }).click();
  await expect(joiner.page.getByRole('menuitem', { name: 'Report this group' })).toBeVisible();
  await axe(joiner.page);
  await joiner.page.keyboard.press('Escape');
  await joiner.page.getByRole('link', { name: 'Groups dashboard' }).click();
  await joiner.page.getByRole('button', { name: 'Join Chess club' }).click();
  // No reload: the card itself changes.
  await joiner.page.getByRole('link', { name: 'Open Chess club' }).click();
  await joiner.page.getByLabel('What would you like to share or ask?').fill('Who brings the boards?');
  await joiner.page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(creator.page.getByText('Who brings the boards?')).toBeVisible();
  // Live: somebody more is in it, and something was posted.
  await expect(creator.page.getByRole('link', { name: '2 members' })).toBeVisible();
  await expect(creator.page.getByText('Active today')).toBeVisible();

  await creator.page.getByLabel('Search posts').fill('board');
  await creator.page.getByLabel('Search posts').press('Enter');
  await expect(creator.page.locator('mark')).toHaveText(/board/i);
  await axe(creator.page);

  await joiner.page.getByRole('link', { name: 'View Members' }).click();
  await expect(joiner.page.getByRole('heading', { name: 'Members of Chess club' })).toBeVisible();
  const cards = joiner.page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Ana Silva');
  await expect(cards.first()).toContainText('Group Creator');
  await expect(cards.last()).toContainText('Parent of Ada');
  await axe(joiner.page);

  await joiner.page.getByRole('link', { name: 'Back to Chess club' }).click();
  await leave(joiner.page, 'Chess club');
  await expect(joiner.page.getByText("You're not a member of this group")).toBeVisible();
  await expect(joiner.page.getByText('1 member · Active today')).toBeVisible();
  // Without having meant it.
  await joiner.page.getByRole('button', { name: 'Undo' }).click();
  await expect(joiner.page.getByText('Who brings the boards?')).toBeVisible();
});

/** By the menu on the page of a group. */
async function leave(page: Page, name: string) {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Leave group' }).click();
}

test('a group outlives its creator and its last member @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const group = { groupId: `gardeners-${school.id}`, name: 'Gardeners', schoolId: school.id };
  const [ana, ben] = [await world.member(school, { firstName: 'Ana' }), await world.member(school)];
  const { db } = world.admin;
  await db
    .doc(`groups/${group.groupId}`)
    .set({ ...group, description: '', createdBy: ana.uid, memberCount: 2, createdAt: new Date() });
  for (const userId of [ana.uid, ben.uid]) {
    await db
      .doc(`groupMemberships/${userId}_${group.groupId}`)
      .set({ userId, groupId: group.groupId, schoolId: school.id, joinedAt: new Date() });
  }
  const creator = await person();
  await creator.signIn(ana, `/groups/${group.groupId}`);
  await leave(creator.page, 'Gardeners');
  await expect(creator.page.getByText("You're not a member of this group")).toBeVisible();

  const last = await person();
  await last.signIn(ben, `/groups/${group.groupId}/members`);
  await expect(last.page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await last.page.getByRole('link', { name: 'Back to Gardeners' }).click();
  await leave(last.page, 'Gardeners');
  await expect(last.page.getByText("You're not a member of this group")).toBeVisible();

  // The empty group is there for anyone, still under its creator's name.
  await creator.page.goto('/groups');
  const card = creator.page.getByRole('listitem').filter({ hasText: 'Gardeners' });
  await expect(card).toContainText('Group Creator');
  await card.getByRole('button', { name: 'Join Gardeners' }).click();
  await expect(card.getByRole('link', { name: 'Open Gardeners' })).toBeVisible();
});

test('one’s own groups are complete, wherever they stand among hundreds @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana' });
  const name = (index: number) => `Group ${String(index).padStart(3, '0')}`;
  const { db } = world.admin;
  for (const start of [0, 200]) {
    const batch = db.batch();
    for (let index = start; index < start + 200; index += 1) {
      const groupId = `many-${index}-${school.id}`;
      const group = { groupId, name: name(index), description: '', createdBy: 'ben', schoolId: school.id };
      batch.set(db.doc(`groups/${groupId}`), { ...group, memberCount: 1, createdAt: new Date(400 - index) });
      // Every third: more than one read of memberships holds, and far beyond the first page of groups.
      if (index % 3 > 0) continue;
      const membership = { userId: ana.uid, groupId, schoolId: school.id, joinedAt: new Date() };
      batch.set(db.doc(`groupMemberships/${ana.uid}_${groupId}`), membership);
    }
    await batch.commit();
  }
  const { page, signIn } = await person();
  await signIn(ana, '/groups?mine=1');
  const mine = page.getByRole('region', { name: 'My groups' });
  await expect(mine.getByRole('listitem')).toHaveCount(134);
  await expect(mine.getByRole('heading', { level: 3 }).last()).toHaveText(name(399));

  // By name, as one types.
  const filter = page.getByLabel('Find a group by name');
  await filter.fill('group 39');
  await expect(mine.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('4 groups found')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(filter).toBeFocused();
  await expect(mine.getByRole('listitem')).toHaveCount(134);

  // Left elsewhere, it leaves the list; joined here, it comes to it.
  await db.doc(`groupMemberships/${ana.uid}_many-399-${school.id}`).delete();
  await expect(mine.getByRole('heading', { level: 3 }).last()).toHaveText(name(396));
  await page.goto('/groups');
  await page.getByRole('button', { name: `Join ${name(1)}`, exact: true }).click();
  await expect(mine.getByRole('link', { name: `Open ${name(1)}`, exact: true })).toBeVisible();
});

test('a group that others joined stands before newer ones, whatever they are called', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const { db } = world.admin;
  const found = async (name: string, createdAt: Date) => {
    const groupId = `${name.toLowerCase()}-${school.id}`;
    const group = { groupId, name, description: '', createdBy: 'eve', schoolId: school.id };
    await db.doc(`groups/${groupId}`).set({ ...group, memberCount: 1, createdAt });
    await join(groupId, 'eve');
    return groupId;
  };
  const join = (groupId: string, userId: string) =>
    db
      .doc(`groupMemberships/${userId}_${groupId}`)
      .set({ userId, groupId, schoolId: school.id, joinedAt: new Date() });
  const zither = await found('Zither', new Date(1));
  await found('AAA', new Date(2));
  await found('AAAA', new Date(3));
  const { page, signIn } = await person();
  await signIn(await world.member(school), '/groups');
  const names = page.getByRole('region', { name: 'Other groups' }).getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['AAAA', 'AAA', 'Zither']);
  await join(zither, 'ben');
  await expect(names).toHaveText(['Zither', 'AAAA', 'AAA']);
  await expect(page.getByText('Largest first, then newest.')).toBeVisible();
});

test('a group of more members than one read holds shows them all @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana' });
  const groupId = `big-${ana.uid}`;
  const group = { groupId, name: 'Everybody', description: '', createdBy: ana.uid, schoolId: school.id };
  const batch = world.admin.db.batch();
  batch.set(world.admin.db.doc(`groups/${groupId}`), { ...group, memberCount: 201, createdAt: new Date() });
  for (let index = 0; index < 201; index += 1) {
    const uid = index === 0 ? ana.uid : `${groupId}-${index}`;
    const entry = memberOf({ ...ana, uid, firstName: `Parent ${index}` }, new Date());
    batch.set(world.admin.db.doc(`schools/${school.id}/members/${uid}`), entry);
    const membership = { userId: uid, groupId, schoolId: school.id, joinedAt: new Date(index) };
    batch.set(world.admin.db.doc(`groupMemberships/${uid}_${groupId}`), membership);
  }
  await batch.commit();
  const { page, signIn } = await person();
  await signIn(ana, `/groups/${groupId}/members`);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toContainText('Group Creator');
  // A page at a time: by scrolling, or with the button.
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    // The button may go between the look and the scrolling, and is not waited for then.
    if (await more.isVisible()) await more.scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(cards).toHaveCount(201, { timeout: 500 });
  }).toPass();
});

test('a group of another school is not found @any-screen', async ({ person, world }) => {
  const [here, there] = await Promise.all([world.school(), world.school()]);
  await world.admin.db.doc('groups/elsewhere').set({
    groupId: 'elsewhere',
    name: 'Secret',
    description: '',
    createdBy: 'someone',
    schoolId: there.id,
    memberCount: 1,
    createdAt: new Date(),
  });
  const { page, signIn } = await person();
  await signIn(await world.member(here), '/groups/elsewhere');
  await expect(page.getByText('Group not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to groups' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible();
});
