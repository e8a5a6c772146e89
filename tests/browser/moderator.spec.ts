import { documents, write } from '../../scripts/seed/store.ts';
import { pendingRequestId } from '../../src/domain/ids.ts';
import { adminOf } from './admin-support/people.ts';
import { axe, expect, test } from './support/fixtures.ts';
import type { TestSchool, TestUser, World } from './support/world.ts';

// Several people, each on several screens, all of them held against axe: long on a busy machine.
test.describe.configure({ timeout: 150_000 });

/** Leaves a request and puts the school on the parent's lists. */
async function ask(world: World, parent: TestUser, school: TestSchool): Promise<void> {
  await write(world.admin.db, [
    documents.pendingRequest({
      id: pendingRequestId(parent.uid, school.id),
      userId: parent.uid,
      email: parent.email,
      firstName: parent.firstName,
      lastName: parent.lastName,
      schoolId: school.id,
      schoolName: school.name,
      inviteCode: null,
      proofPath: null,
      requestedAt: new Date(),
      replacedAt: null,
      note: null,
      status: 'pending',
    }),
  ]);
  await world.admin.db.doc(`users/${parent.uid}`).update({
    schoolIds: [...parent.schoolIds, school.id],
    schools: [...parent.schools, { schoolId: school.id, schoolName: school.name, inviteCode: null }],
  });
}

test('a moderator sees requests, counts and decisions of their own schools only', async ({
  person,
  world,
}) => {
  const [own, second, foreign] = [await world.school(), await world.school(), await world.school()];
  const moderator = await world.moderator([own, second], { firstName: 'Mod' });
  await world.member(own);
  const [waiting, elsewhere] = [
    await world.newcomer({ firstName: 'Wanda' }),
    await world.newcomer({ firstName: 'Foreign' }),
  ];
  await ask(world, waiting, own);
  await ask(world, elsewhere, foreign);

  const { page, signIn } = await person();
  await signIn(moderator);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Moderator' }).click();
  await expect(page).toHaveURL('/moderator');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: own.name }) });
  await expect(card).toContainText('2 parents');
  await expect(card).toContainText('1 request waits');
  await expect(page.getByText(`Wanda ${waiting.lastName}`)).toBeVisible();
  await expect(page.getByText('Foreign')).toHaveCount(0);
  await expect(page.getByText('Nothing has been decided yet.')).toBeVisible();
  await axe(page);

  await page.getByRole('link', { name: 'Review the requests' }).click();
  await page.getByRole('button', { name: `Approve Wanda ${waiting.lastName}` }).click();
  await expect(page.getByText('Approval email sent to Wanda.')).toBeVisible();
  await page.goto('/moderator');
  const decision = `Mod ${moderator.lastName} approved the request of Wanda ${waiting.lastName} for ${own.name}`;
  await expect(page.getByText(decision)).toBeVisible();
  await expect(card).toContainText('3 parents');
  await expect(card).toContainText('No pending requests.');
  await axe(page);

  await page.getByRole('button', { name: `Feed of ${second.name}` }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toContainText(second.name);
});

test('only an admin approves a moderator of another school', async ({ person, world }) => {
  const [school, elsewhere] = [await world.school(), await world.school()];
  const visitor = await world.moderator(elsewhere, { firstName: 'Vera' });
  await ask(world, visitor, school);
  const approve = `Approve Vera ${visitor.lastName}`;

  const moderator = await person();
  await moderator.signIn(await world.moderator(school));
  await moderator.page.goto('/admin/pending-requests');
  await moderator.page.getByRole('button', { name: approve }).click();
  await expect(
    moderator.page.getByText(
      `Vera ${visitor.lastName} could not be approved. Only an admin can approve somebody who has a role.`,
    ),
  ).toBeVisible();
  expect(await world.data(`users/${visitor.uid}`)).toMatchObject({ approvedSchools: [elsewhere.id] });

  const admin = await person();
  await admin.signIn(await adminOf(world));
  await admin.page.goto('/admin/pending-requests');
  await admin.page.getByRole('button', { name: approve }).click();
  await expect(admin.page.getByText('Approval email sent to Vera.')).toBeVisible();
  expect(await world.data(`users/${visitor.uid}`)).toMatchObject({
    approvedSchools: [elsewhere.id, school.id],
    isModerator: true,
  });
});

test('an admin without a school is led to the console; parents are sent away', async ({ person, world }) => {
  const admin = await person();
  await admin.signIn(await adminOf(world));
  await admin.page.goto('/moderator');
  await expect(admin.page.getByText('You do not belong to a school yet.')).toBeVisible();
  await axe(admin.page);
  await admin.page.getByRole('link', { name: 'Go to admin' }).click();
  await expect(admin.page).toHaveURL('/admin');

  const parent = await person();
  await parent.signIn(await world.member(await world.school()));
  await parent.page.goto('/moderator');
  await expect(parent.page).toHaveURL('/dashboard');
});
