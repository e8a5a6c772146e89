import { randomInt } from 'node:crypto';
import { newUser } from '../../src/domain/entities/user.ts';
import { adminOf, auditOf, doNow, rowsOf } from './admin-support/people.ts';
import { numbered, writePosts } from './feed-support/posts.ts';
import { axe, expect, test } from './support/fixtures.ts';

// Several people, each on several screens, all of them held against axe: long on a busy machine.
test.describe.configure({ timeout: 150_000 });

/** A word nobody else has. */
const letters = () => `Z${Array.from({ length: 9 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

test('users are found by the beginning of name or address', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school, {
    firstName: 'Wilhelmina',
    lastLogin: new Date(Date.now() - 3.5 * 3_600_000),
  });
  await world.referral(parent.uid, { referralCount: 2 });
  const { page, signIn } = await person();
  await signIn(await adminOf(world));
  await page.getByRole('link', { name: /^Users/ }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect(rowsOf(page).nth(5)).toBeVisible();
  await axe(page);
  const box = page.getByLabel('Search by name or email address');
  const row = rowsOf(page).filter({ hasText: `Wilhelmina ${parent.lastName}` });
  for (const typed of [
    parent.email.slice(0, 12).toUpperCase(),
    parent.lastName,
    `wilhelm ${parent.lastName.toLowerCase()}`,
  ]) {
    await box.fill(typed);
    await box.press('Enter');
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(row).toContainText(parent.email);
  }
  await expect(row).toContainText(school.name);
  await expect(row).toContainText('3 hours ago');
  await row.getByRole('link').click();
  await expect(page.getByRole('article', { name: `Wilhelmina ${parent.lastName}` })).toContainText(
    '2 parents joined',
  );
  await page.goBack();
  // The address kept the search.
  await expect(row).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  await box.fill('nobody-of-this-name');
  await box.press('Enter');
  await expect(page.getByText('No matches found for “nobody-of-this-name”.')).toBeVisible();
});

test('users are found without accents, by last names of several words, and without a school @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const { page, signIn } = await person();
  // Words of this test alone, as names have them.
  const [word, other] = [letters(), letters()];
  const tomas = await world.member([school, await world.school()], {
    firstName: `Tomás${word}`,
    lastName: 'Iñárritu',
  });
  const maria = await world.newcomer({ firstName: 'Maria', lastName: `de ${other}` });
  await signIn(await adminOf(world), '/admin/users');
  const box = page.getByLabel('Search by name or email address');
  const finds = async (typed: string, email: string) => {
    await box.fill(typed);
    await box.press('Enter');
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText(email);
  };
  await finds(`Tomas${word}`, tomas.email);
  await finds(`inarritu tomas${word.slice(0, 4)}`, tomas.email);
  await finds(`maria de ${other.toLowerCase()}`, maria.email);
  await finds(maria.email.slice(0, -4), maria.email);
});

test('a search that is cut short says so @any-screen', async ({ person, world }) => {
  const lastName = letters();
  await world.admin.db.runTransaction(async (transaction) => {
    for (let index = 0; index < 26; index += 1) {
      const uid = `${lastName}${index}`;
      const user = newUser({ uid, email: `${uid}@schoolgate.test`, firstName: 'Many', lastName });
      transaction.set(world.admin.db.doc(`users/${uid}`), { ...user, createdAt: new Date(0) });
    }
  });
  const { page, signIn } = await person();
  await signIn(await adminOf(world), '/admin/users');
  const box = page.getByLabel('Search by name or email address');
  const note = page.getByText('There may be more. Type more of the name to find everyone.');
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(note).toHaveCount(0);
  await box.fill(lastName);
  await box.press('Enter');
  await expect(rowsOf(page)).toHaveCount(25);
  await expect(note).toBeVisible();
});

test('roles are given and taken after a question; one’s own admin role stays', async ({ person, world }) => {
  const admin = await adminOf(world);
  const parent = await world.member(await world.school());
  const name = `Test ${parent.lastName}`;
  const { page, signIn } = await person();
  await signIn(admin);
  await expect.poll(async () => (await world.data(`users/${admin.uid}`))?.isModerator).toBe(true);
  await page.goto('/admin/users');
  const box = page.getByLabel('Search by name or email address');
  const role = (which: string) => page.getByRole('checkbox', { name: `${which} ${name}` });
  const openAccount = async () => {
    await box.fill(parent.email);
    await box.press('Enter');
    await rowsOf(page).getByRole('link', { name }).click();
  };
  await openAccount();
  await role('Moderator').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(role('Moderator')).not.toBeChecked();
  await role('Moderator').click();
  await axe(page);
  await page.getByRole('button', { name: 'Make moderator' }).click();
  await expect(page.getByText(`${name} will become a moderator.`)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: `Undo: Moderator ${name}` }).click();
  await expect(page.getByText('Undone. Nothing has changed.')).toBeVisible();
  await expect(role('Moderator')).not.toBeChecked();
  await role('Moderator').click();
  await page.getByRole('button', { name: 'Make moderator' }).click();
  // Left to itself it is done after ten seconds, also when the admin has moved on to another screen.
  await page.getByRole('link', { name: 'All users' }).click();
  await expect(page.getByText(`${name} is now a moderator.`)).toBeVisible({ timeout: 20_000 });
  await openAccount();
  await expect(role('Moderator')).toBeChecked();
  await role('Admin').click();
  await page.getByRole('button', { name: 'Make admin' }).click();
  await doNow(page);
  await expect(page.getByText(`${name} is now an admin.`)).toBeVisible();
  await expect(role('Admin')).toBeChecked();
  await role('Admin').click();
  await page.getByRole('button', { name: 'Take the role' }).click();
  await doNow(page);
  await expect(page.getByText(`${name} is no longer an admin.`)).toBeVisible();
  await expect(role('Admin')).not.toBeChecked();
  const act = (action: string, detail: string) => ({ action, actorId: admin.uid, schoolId: null, detail });
  expect(await auditOf(world, parent.uid)).toEqual([
    act('set-moderator', 'true'),
    act('set-admin', 'true'),
    act('set-admin', 'false'),
  ]);

  await page.goto(`/admin/users?user=${admin.uid}`);
  const own = page.getByRole('article', { name: `Ada ${admin.lastName}` });
  await expect(own.getByRole('checkbox', { name: /^Admin/ })).toBeDisabled();
  await expect(own).toContainText("You can't take the admin role from yourself.");
  await axe(page);
});

test('two admins who take the role from each other leave one admin @any-screen', async ({
  person,
  world,
}) => {
  const accounts = [await adminOf(world), await adminOf(world)] as const;
  const people = [await person(), await person()] as const;
  for (const [index, { page, signIn, allowComplaint }] of people.entries()) {
    const other = accounts[1 - index];
    // Whoever loses the role while their own act is under way is refused, and the browser says so.
    allowComplaint(/403 \(Forbidden\)|permission-denied/);
    await signIn(accounts[index] ?? accounts[0], `/admin/users?user=${other?.uid}`);
    await page.getByRole('checkbox', { name: /^Admin/ }).click();
    await expect(page.getByRole('button', { name: 'Take the role' })).toBeVisible();
  }
  // Who comes second may be gone from this screen before the click: that is the other good end.
  await Promise.allSettled(
    people.map(async ({ page }) => {
      await page.getByRole('button', { name: 'Take the role' }).click({ timeout: 10_000 });
      await doNow(page);
    }),
  );
  const admins = async () =>
    (await Promise.all(accounts.map(({ uid }) => world.data(`users/${uid}`)))).filter(
      (user) => user?.isAdmin,
    );
  await expect.poll(async () => (await admins()).length).toBe(1);
  // Whoever lost the role has no school either, and is shown out of the console.
  const [left] = await admins();
  const [first, second] = people;
  const { page } = left?.uid === accounts[0].uid ? second : first;
  await expect(page.getByRole('heading', { name: 'Join your school' })).toBeVisible();
});

test('a removed member loses access at once, and the posts go with them', async ({ person, world }) => {
  const school = await world.school();
  const parent = await world.member(school, { firstName: 'Rita' });
  const other = await world.member(school);
  await writePosts(world, school, parent, numbered(20));
  await writePosts(world, school, other, ['Somebody else’s.']);
  const admin = await adminOf(world);
  const [removing, removed] = [await person(), await person()];
  await removed.signIn(parent);
  await expect(removed.page.getByRole('article').first()).toBeVisible();
  await removing.signIn(admin);
  const { page } = removing;
  await page.goto(`/admin/users?user=${parent.uid}`);
  await page.getByRole('button', { name: `Remove Rita ${parent.lastName} from ${school.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Remove Rita ${parent.lastName} from ${school.name}?` });
  await expect(dialog.getByLabel('Keep their posts')).toBeChecked();
  await dialog.getByLabel('Delete their posts').check();
  await dialog.getByLabel('Reason').fill('Rita has moved to another school.');
  await axe(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(`Rita ${parent.lastName} will be removed from ${school.name}.`)).toBeVisible();
  expect(await world.data(`users/${parent.uid}`)).toMatchObject({ approvedSchools: [school.id] });
  await doNow(page);
  await expect(
    page.getByText(`Rita ${parent.lastName} was removed from ${school.name} and 20 posts were deleted.`),
  ).toBeVisible();
  await expect(removed.page).toHaveURL('/join-school');
  await expect(removed.page.getByText(`You are no longer a member of ${school.name}`)).toBeVisible();
  await expect(
    removed.page.getByText('What the admin wrote: Rita has moved to another school.'),
  ).toBeVisible();
  await axe(removed.page);
  await expect(removed.page.getByRole('article')).toHaveCount(0);

  expect(await world.data(`users/${parent.uid}`)).toMatchObject({
    approved: false,
    approvedSchools: [],
    schoolIds: [],
    selectedSchoolId: null,
  });
  expect(await world.data(`schools/${school.id}/members/${parent.uid}`)).toBeNull();
  expect(await auditOf(world, parent.uid)).toEqual([
    { action: 'remove-member', actorId: admin.uid, schoolId: school.id, detail: null },
  ]);
  const left = await world.admin.db.collection('posts').where('schoolId', '==', school.id).get();
  expect(left.docs.map((post) => post.get('content'))).toEqual(['Somebody else’s.']);
  const log = await world.admin.db
    .collection('auditLog')
    .where('actorId', '==', admin.uid)
    .where('action', '==', 'delete-post')
    .get();
  expect(log.size).toBe(20);
});

test('a moderator loses the role with the last school @any-screen', async ({ person, world }) => {
  const [school, second] = [await world.school(), await world.school()];
  const moderator = await world.moderator([school, second]);
  const { page, signIn } = await person();
  await signIn(await adminOf(world), `/admin/users?user=${moderator.uid}`);
  const role = page.getByRole('checkbox', { name: /^Moderator/ });
  const remove = async ({ name }: { name: string }) => {
    await page.getByRole('button', { name: new RegExp(`from ${name}`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await doNow(page);
    await expect(page.getByText(`was removed from ${name}.`)).toBeVisible();
  };
  await remove(school);
  await expect(role).toBeChecked();
  await remove(second);
  await expect(role).not.toBeChecked();
  expect(await world.data(`users/${moderator.uid}`)).toMatchObject({ approved: false, isModerator: false });
});

test('a removed member’s posts stay when that is chosen @any-screen', async ({ person, world }) => {
  const [school, second] = [await world.school(), await world.school()];
  const parent = await world.member([school, second]);
  const [post] = await writePosts(world, school, parent, ['Still here.']);
  const { page, signIn } = await person();
  await signIn(await adminOf(world), `/admin/users?user=${parent.uid}`);
  await page.getByRole('button', { name: new RegExp(`from ${school.name}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await doNow(page);
  await expect(page.getByText(`was removed from ${school.name}.`)).toBeVisible();
  await expect(page.getByRole('article')).not.toContainText(school.name);
  await expect(page.getByRole('article')).toContainText(second.name);
  expect(await world.data(`posts/${post?.id}`)).toMatchObject({ content: 'Still here.' });
  expect(await world.data(`users/${parent.uid}`)).toMatchObject({
    approved: true,
    approvedSchools: [second.id],
    selectedSchoolId: second.id,
  });
});

test('a role that somebody else has changed meanwhile is left as it is @any-screen', async ({
  person,
  world,
}) => {
  const admin = await adminOf(world);
  const parent = await world.member(await world.school());
  const { page, signIn } = await person();
  await signIn(admin, `/admin/users?user=${parent.uid}`);
  await page.getByRole('checkbox', { name: /^Moderator/ }).click();
  await world.admin.db.doc(`users/${parent.uid}`).update({ isModerator: true });
  await page.getByRole('button', { name: 'Make moderator' }).click();
  await doNow(page);
  await expect(page.getByText('is now a moderator.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Moderator/ })).toBeChecked();
  expect(await auditOf(world, parent.uid)).toEqual([]);
});

test('people are filtered by school and role, sorted by keyboard, and several are removed at once', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ada, bea, cleo] = [
    await world.member(school, { firstName: 'Adele' }),
    await world.member(school, { firstName: 'Beata' }),
    await world.moderator([school], { firstName: 'Clea' }),
  ];
  const admin = await adminOf(world);
  const { page, signIn } = await person();
  await signIn(admin, `/admin/users?school=${school.id}`);
  await expect(rowsOf(page)).toHaveCount(3);
  const sorted = page.getByText('Sorted by Name, ascending.');
  if (test.info().project.name === 'phone') {
    await page.getByLabel('Sort by').selectOption({ label: 'Name, ascending' });
  } else {
    await page.getByRole('button', { name: 'Name', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  }
  await expect(sorted).toBeVisible();
  await expect(rowsOf(page)).toContainText(['Adele', 'Beata', 'Clea']);
  await axe(page);
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Moderator' });
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(cleo.email);
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'All roles' });
  await expect(rowsOf(page)).toHaveCount(3);
  for (const { lastName } of [ada, bea]) {
    await page.getByRole('checkbox', { name: new RegExp(`^Choose .*${lastName}`) }).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('2 chosen')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: `Remove 2 people from ${school.name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Remove 2 people from ${school.name}?` });
  await expect(question).toContainText(`Adele ${ada.lastName}`);
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('2 people were removed.')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  for (const { uid } of [ada, bea]) {
    expect(await world.data(`users/${uid}`)).toMatchObject({ approvedSchools: [] });
    expect(await auditOf(world, uid)).toEqual([
      { action: 'remove-member', actorId: admin.uid, schoolId: school.id, detail: null },
    ]);
  }
});
