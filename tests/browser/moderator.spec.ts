import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { onePagePdf } from '../../scripts/seed/pdf.ts';
import { documents, memberOf, requestOf, write } from '../../scripts/seed/store.ts';
import type { PendingRequest } from '../../src/domain/entities/pending-request.ts';
import type { TestSchool, TestUser, World } from '../support/world.ts';
import { adminOf } from './admin-support/people.ts';
import { axe, expect, test } from './support/fixtures.ts';
import { looksRight } from './support/looks.ts';

// Several people, each on several screens, all of them held against axe: long on a busy machine.
test.describe.configure({ timeout: 150_000 });

/** Leaves a request, with a document unless `fields` say otherwise, and puts the school on the parent's lists. */
async function ask(
  world: World,
  parent: TestUser,
  school: TestSchool,
  fields: Partial<PendingRequest> = {},
): Promise<void> {
  const proofPath = `proof-uploads/${parent.uid}-1-letter.pdf`;
  if (fields.proofPath === undefined) {
    await world.storeFile({
      path: proofPath,
      bytes: onePagePdf('Letter', [parent.lastName]),
      type: 'application/pdf',
      metadata: { uid: parent.uid, schoolId: school.id },
    });
  }
  const request = requestOf(parent, school, { proofPath, ...fields });
  await write(world.admin.db, [documents.pendingRequest(request)]);
  await world.admin.db.doc(`users/${parent.uid}`).update({
    schoolIds: [...parent.schoolIds, school.id],
    schools: [...parent.schools, { schoolId: school.id, schoolName: school.name }],
  });
}

test('a moderator sees requests, counts and decisions of their own schools only', async ({
  person,
  world,
}) => {
  const [own, second, foreign] = [await world.school(), await world.school(), await world.school()];
  const moderator = await world.moderator([own, second], { firstName: 'Mod' });
  const member = await world.member(own);
  // More than a page of the directory.
  const entries = world.admin.db.batch();
  for (let index = 0; index < 150; index += 1) {
    const uid = `${member.uid}-${index}`;
    const entry = memberOf({ ...member, uid }, new Date());
    entries.set(world.admin.db.doc(`schools/${own.id}/members/${uid}`), entry);
  }
  await entries.commit();
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
  await expect(card).toContainText('152 parents');
  await expect(card).toContainText('1 request to review');
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
  await expect(card).toContainText('153 parents');
  await expect(card).toContainText('No pending requests.');
  await axe(page);

  await page.getByRole('button', { name: `Feed of ${second.name}` }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toContainText(second.name);
});

test('a moderator and an admin find what a parent was called before', async ({ person, world }) => {
  const school = await world.school();
  const mia = await world.member(school, { firstName: 'Mia', lastName: 'Abel' });
  const moderator = await person();
  await moderator.signIn(await world.moderator(school), '/moderator');
  await expect(moderator.page.getByText('Nobody has changed their name.')).toBeVisible();

  const parent = await person();
  await parent.signIn(mia, '/edit-profile');
  await parent.page.getByLabel('First name').fill('Eve');
  await parent.page.getByRole('button', { name: 'Save profile' }).click();
  await expect(parent.page.getByRole('heading', { name: 'Eve Abel' })).toBeVisible();

  const changed = { hasText: 'Mia Abel is now Eve Abel' };
  // A function puts it on record.
  await expect(async () => {
    await moderator.page.reload();
    const line = moderator.page.getByRole('listitem').filter(changed);
    await expect(line).toContainText(school.name, { timeout: 5_000 });
  }).toPass();
  await axe(moderator.page);

  const admin = await person();
  await admin.signIn(await adminOf(world), '/admin');
  await admin.page.getByRole('tab', { name: 'Changed names' }).click();
  await expect(
    admin.page.getByRole('listitem').filter(changed).filter({ hasText: school.name }),
  ).toBeVisible();
  await axe(admin.page);
});

test('only an admin approves a moderator of another school @any-screen', async ({ person, world }) => {
  const [school, elsewhere] = [await world.school(), await world.school()];
  const visitor = await world.moderator(elsewhere, { firstName: 'Vera' });
  await ask(world, visitor, school);
  const approve = `Approve Vera ${visitor.lastName}`;

  const moderator = await person();
  await moderator.signIn(await world.moderator(school), '/admin/pending-requests');
  await moderator.page.getByRole('button', { name: approve }).click();
  await expect(
    moderator.page.getByText(
      `Vera ${visitor.lastName} could not be approved. Only an admin can approve somebody who has a role.`,
    ),
  ).toBeVisible();
  expect(await world.data(`users/${visitor.uid}`)).toMatchObject({ approvedSchools: [elsewhere.id] });

  const admin = await person();
  await admin.signIn(await adminOf(world), '/admin/pending-requests');
  await admin.page.getByRole('button', { name: approve }).click();
  await expect(admin.page.getByText('Approval email sent to Vera.')).toBeVisible();
  expect(await world.data(`users/${visitor.uid}`)).toMatchObject({
    approvedSchools: [elsewhere.id, school.id],
    isModerator: true,
  });
});

test('a moderator goes from document to document, decides, and clears what has no account any more', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const moderator = await world.moderator(school, { firstName: 'Mod' });
  const names = ['Ada', 'Ben', 'Cleo'];
  const [ada, ben, cleo] = (await Promise.all(
    names.map((firstName) => world.newcomer({ firstName, lastName: 'Waits' })),
  )) as [TestUser, TestUser, TestUser];
  const picture = async (parent: TestUser) => {
    const path = `proof-uploads/${parent.uid}-1-badge.png`;
    await world.storeFile({
      path,
      bytes: readFileSync('public/icons/icon-512.png'),
      type: 'image/png',
      metadata: { uid: parent.uid, schoolId: school.id },
    });
    return path;
  };
  await ask(world, ada, school, {
    inviteCode: school.code,
    proofPath: await picture(ada),
    requestedAt: new Date(1e12),
  });
  // What looking the code up leaves: whose it is.
  const [grantedAt, later] = [new Date(), new Date(Date.now() + 1e9)];
  const grant = { userId: ada.uid, schoolId: school.id, code: school.code, inviterId: null };
  await write(world.admin.db, [
    documents.inviteCodeGrant({ ...grant, grantedAt, validUntil: later, expiresAt: later }),
  ]);
  await ask(world, ben, school, { proofPath: null, requestedAt: new Date(2e12 - 1) });
  await ask(world, cleo, school, { proofPath: await picture(cleo), requestedAt: new Date(2e12) });
  await world.admin.db.doc(`users/${cleo.uid}`).delete();

  const { page, signIn } = await person();
  await signIn(moderator, '/admin/pending-requests');
  await expect(page.getByText("the school's own code")).toBeVisible();
  await page.getByRole('button', { name: 'View document Ada Waits' }).click();
  const dialog = page.getByRole('dialog');
  const document = dialog.getByAltText('Document uploaded by Ada Waits');
  await expect(document).toBeVisible();
  // On record before it was handed out.
  const digest = createHash('sha256').update(`proof-uploads/${ada.uid}-1-badge.png`).digest('hex');
  const lookId = `view-proof_${ada.uid}_${school.id}_${digest}_${moderator.uid}`;
  expect(await world.data(`auditLog/${lookId}`)).toMatchObject({
    action: 'view-proof',
    actorId: moderator.uid,
    targetId: ada.uid,
  });
  // A second look is none of its own, and no write that would be refused.
  await page.reload();
  await page.getByRole('button', { name: 'View document Ada Waits' }).click();
  await expect(document).toBeVisible();
  const fitted = (await document.boundingBox())?.width ?? 0;
  await dialog.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(async () => (await document.boundingBox())?.width).toBeCloseTo(fitted * 1.5, 0);
  await axe(page);
  await dialog.getByRole('button', { name: 'Approve Ada Waits' }).click();

  // The next one with a document: who came without one waits behind a line.
  await expect(page.getByRole('dialog', { name: 'Document of Cleo Waits' })).toBeVisible();
  await expect(dialog.getByText('Approval email sent to Ada.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve Cleo Waits' }).click();
  await expect(dialog.getByText('The account of Cleo Waits no longer exists, ')).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: 'Clear the request Cleo Waits' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('The request of Cleo Waits was cleared.')).toBeVisible();
  await expect(page.getByText(/somebody else/)).toHaveCount(0);
  expect(await world.data(`auditLog/clear-request_${cleo.uid}_${school.id}_${moderator.uid}`)).toMatchObject({
    action: 'clear-request',
    targetId: cleo.uid,
  });
  await expect.poll(() => world.files(`proof-uploads/${cleo.uid}`)).toEqual([]);

  await expect(page.getByText('No requests with a document are waiting.')).toBeVisible();
  const approve = page.getByRole('button', { name: 'Approve Ben Waits' });
  await expect(approve).toHaveCount(0);
  const fold = page.getByRole('button', { name: '1 without a document' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(approve).toBeVisible();
  await axe(page);

  const search = page.getByRole('textbox', { name: 'Search by name, address or code' });
  await search.fill('waits be');
  await search.press('Enter');
  await expect(
    page.getByText(/^1 request matches “waits be”\. We searched the name, address and code of the one/),
  ).toBeVisible();
  await expect(approve).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(search).toHaveValue('waits be');
  await expect(approve).toBeVisible();
  await search.fill('nobody');
  await search.press('Enter');
  await expect(page.getByText('No request matches.')).toBeVisible();
});

test('an admin without a school is led to the console; parents are sent away @any-screen', async ({
  person,
  world,
}) => {
  const admin = await person();
  await admin.signIn(await adminOf(world), '/moderator');
  await expect(admin.page.getByText('You do not belong to a school yet.')).toBeVisible();
  await axe(admin.page);
  await admin.page.getByRole('link', { name: 'Go to admin' }).click();
  await expect(admin.page).toHaveURL('/admin');

  const parent = await person();
  await parent.signIn(await world.member(await world.school()), '/moderator');
  await expect(parent.page).toHaveURL('/dashboard');
});

test('a moderator decides about several at once', async ({ person, world }) => {
  const school = await world.school();
  const moderator = await world.moderator(school, { firstName: 'Mod' });
  const elsewhere = await world.school();
  const names = ['Ada', 'Bea', 'Cleo', 'Dora'];
  const [ada, bea, cleo] = (await Promise.all(
    names.slice(0, 3).map((firstName) => world.newcomer({ firstName, lastName: 'Waits' })),
  )) as [TestUser, TestUser, TestUser];
  // A role needs an admin: she fails alone.
  const dora = await world.moderator(elsewhere, { firstName: 'Dora', lastName: 'Waits' });
  await ask(world, ada, school);
  await ask(world, bea, school, { emailConfirmed: false });
  await ask(world, cleo, school);
  await ask(world, dora, school);

  const { page, signIn } = await person();
  await signIn(moderator, '/admin/pending-requests');
  const all = page.getByRole('checkbox', { name: 'Choose all 4 shown' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('4 chosen')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose Cleo Waits' }).uncheck();
  await expect(page.getByText('3 chosen')).toBeVisible();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await looksRight(page);
  await page.getByRole('button', { name: 'Approve chosen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 3 requests?' });
  await expect(dialog.getByText(`Ada Waits for ${school.name}`)).toBeVisible();
  await expect(dialog.getByText('1 address has not been confirmed')).toBeVisible();
  await expect(dialog.getByText(bea.email)).toBeVisible();
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Approve anyway' }).click();
  await expect(page.getByText('2 requests approved. 1 could not be decided.')).toBeVisible();
  // Said above and in her row.
  await expect(page.getByText(/^Dora Waits could not be approved\. Only an admin can/)).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'Choose Dora Waits' })).toBeChecked();
  await expect(page.getByText(/somebody else/)).toHaveCount(0);
  await looksRight(page);
  if (size) await page.setViewportSize(size);
  for (const { uid } of [ada, bea])
    expect(await world.data(`users/${uid}`)).toMatchObject({ approvedSchools: [school.id] });
  expect(await world.data(`users/${cleo.uid}`)).toMatchObject({ approvedSchools: [] });

  await page.getByRole('checkbox', { name: 'Choose Cleo Waits' }).check();
  await page.getByRole('button', { name: 'Reject chosen' }).click();
  const reason = page.getByRole('textbox', { name: /Reason/ });
  await reason.fill('The document is blurred.');
  await page.getByRole('button', { name: 'Reject 2 requests' }).click();
  await expect(page.getByText('2 requests rejected.')).toBeVisible();
  await expect(page.getByText('No pending requests.')).toBeVisible();
  for (const { uid } of [cleo, dora])
    expect(await world.data(`users/${uid}`)).toMatchObject({
      rejectedRequest: { schoolId: school.id, reason: 'The document is blurred.' },
    });
});
