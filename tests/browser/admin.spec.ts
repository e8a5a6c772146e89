import { randomBytes } from 'node:crypto';
import { adminOf, auditOf } from './admin-support/people.ts';
import { axe, expect, test } from './support/fixtures.ts';

// Several people, each on several screens, all of them held against axe: long on a busy machine.
test.describe.configure({ timeout: 150_000 });

const unique = () => randomBytes(4).toString('hex');

test('an admin creates a school, and a second one of the same name is refused @any-screen', async ({
  person,
  world,
}) => {
  const admin = await adminOf(world);
  const { page, context, signIn } = await person();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(admin);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { name: 'Admin', exact: true })).toBeVisible();

  const name = `Saint Émile ${unique()}`;
  const submit = page.getByRole('button', { name: 'Create school' });
  await submit.click();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(2);
  await page.getByLabel('School name').fill(`  ${name} `);
  await page.getByLabel('City', { exact: true }).fill('Testville');
  await submit.click();
  const note = page.getByText(
    new RegExp(`^${name} was created. Its invite code is saint-emile-.*-testville-`),
  );
  await expect(note).toBeVisible();
  const code = (await note.textContent())?.match(/code is (\S+)\.$/)?.[1] ?? '';
  expect(code).toMatch(/-testville-[a-z2-9]{3}$/);
  const slug = code.slice(0, -4);
  await axe(page);

  expect(await world.data(`schools/${slug}`)).toMatchObject({ name, city: 'Testville', slug });
  expect(await world.data(`inviteCodes/${code}`)).toMatchObject({ schoolId: slug, userId: null });
  expect(await auditOf(world, slug)).toEqual([
    { action: 'create-school', actorId: admin.uid, schoolId: slug, detail: null },
  ]);

  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('0 parents');
  await row.getByRole('button', { name: `Copy the invite code of ${name}` }).click();
  await expect(page.getByText('Invite code copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  // The name differs only by what the address leaves out.
  await page.getByLabel('School name').fill(name.toUpperCase());
  await page.getByLabel('City', { exact: true }).fill('Testville!');
  await submit.click();
  await expect(page.getByText(`Testville! already has a school named ${name.toUpperCase()}.`)).toBeVisible();
  await page.getByLabel('School name').fill('???');
  await page.getByLabel('City', { exact: true }).fill('!!!');
  await submit.click();
  await expect(page.getByText(/One of them needs a letter/)).toBeVisible();

  await row.getByRole('link', { name: `/${slug}` }).click();
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
});

test('schools are found and sorted, with parents counted', async ({ person, world }) => {
  const mark = unique();
  const [small, large] = [await world.school(`Alder ${mark}`), await world.school(`Birch ${mark}`)];
  await world.member(small);
  for (let parent = 0; parent < 3; parent += 1) await world.member(large);
  const { page, signIn } = await person();
  await signIn(await adminOf(world));
  await page.getByLabel('Find a school by name or city').fill(` ${mark.toUpperCase()} `);
  await expect(page.getByText('2 schools')).toBeVisible();
  const names = page.getByRole('heading', { name: new RegExp(mark) });
  await expect(names).toHaveText([small.name, large.name]);
  await page.getByLabel('Sort by').selectOption({ label: 'Most parents' });
  await expect(names).toHaveText([large.name, small.name]);
  await expect(page.getByText('3 parents', { exact: true })).toBeVisible();
  await expect(page.getByText('1 parent', { exact: true })).toBeVisible();
  await page.getByLabel('Find a school by name or city').fill('no such school');
  await expect(page.getByText('No matches found for “no such school”.')).toBeVisible();
});

test('who opens the console becomes a moderator, on record and once @any-screen', async ({
  person,
  world,
}) => {
  const admin = await adminOf(world);
  const [one, two] = [await person(), await person()];
  // Whoever comes second may find the role taken while writing it, or between reading and writing.
  for (const { allowComplaint } of [one, two])
    allowComplaint(/403 \(Forbidden\)|permission-denied|400 \(Bad Request\).*documents:commit/);
  await Promise.all([one.signIn(admin), two.signIn(admin)]);
  await expect.poll(async () => (await world.data(`users/${admin.uid}`))?.isModerator).toBe(true);
  await expect(two.page.getByRole('heading', { name: 'Admin', exact: true })).toBeVisible();
  await one.page.reload();
  await expect(one.page.getByRole('heading', { name: 'Create a school' })).toBeVisible();
  expect(await auditOf(world, admin.uid)).toEqual([
    { action: 'set-moderator', actorId: admin.uid, schoolId: null, detail: 'true' },
  ]);
});

test('parents and moderators are sent to the dashboard from every admin page @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  for (const account of [await world.member(school), await world.moderator(school)]) {
    const { page, signIn } = await person();
    await signIn(account);
    for (const path of [
      '',
      '/users',
      '/stats',
      `/schools/${school.id}/feed`,
      `/schools/${school.id}/directory`,
    ]) {
      await page.goto(`/admin${path}`);
      await expect(page).toHaveURL('/dashboard');
    }
    // For them the preview's parameter means nothing.
    await page.goto('/dashboard?adminPreview=no-such-school');
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
    await expect(page.getByText(/^Preview:/)).toHaveCount(0);
  }
});

test('forms, feedback, requests and the audit log are there to read', async ({ person, world }) => {
  const mark = unique();
  const { db } = world.admin;
  const school = await world.school(`Cedar ${mark}`);
  const parent = await world.member(school, { firstName: 'Mina' });
  const createdAt = new Date(Date.now() + 60_000);
  await db.doc(`formSubmissions/${mark}`).set({
    form: 'contact',
    email: `asks-${mark}@schoolgate.test`,
    name: 'Visitor',
    school: null,
    role: null,
    message: `Hello ${mark}`,
    createdAt,
  });
  await db.doc(`parentAssistantFeedback/${mark}`).set({
    userId: parent.uid,
    schoolId: school.id,
    feedback: `Useful ${mark}`,
    createdAt,
  });
  await db.doc(`auditLog/${mark}`).set({
    action: 'approve-request',
    actorId: parent.uid,
    targetId: parent.uid,
    schoolId: school.id,
    detail: null,
    at: createdAt,
  });
  await db.doc(`pendingRequests/${parent.uid}_${mark}`).set({
    userId: parent.uid,
    email: parent.email,
    emailConfirmed: true,
    firstName: 'Mina',
    lastName: 'Waits',
    schoolId: mark,
    schoolName: 'Cedar',
    inviteCode: null,
    proofPath: null,
    hasProof: false,
    requestedAt: createdAt,
    formerName: null,
    replacedAt: null,
    note: null,
    status: 'pending',
  });

  const { page, signIn } = await person();
  await signIn(await adminOf(world));
  await expect(page.getByRole('link', { name: /^Pending requests.*to review/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Forms received' }).click();
  await expect(page.getByText(`Hello ${mark}`)).toBeVisible();
  await expect(page.getByRole('link', { name: `asks-${mark}@schoolgate.test` })).toBeVisible();
  await axe(page);
  await page.getByRole('tab', { name: 'Assistant feedback' }).click();
  await expect(page.getByText(`Useful ${mark}`)).toBeVisible();
  await axe(page);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: `Cedar ${mark}` });
  await expect(entry).toContainText(
    `Mina ${parent.lastName} approved the request of Mina ${parent.lastName}`,
  );
  await axe(page);
  // The address keeps the section.
  await page.reload();
  await expect(entry).toBeVisible();
  await page.getByRole('link', { name: /^Pending requests/ }).click();
  await expect(page).toHaveURL('/admin/pending-requests');
  await db.doc(`pendingRequests/${parent.uid}_${mark}`).delete();
});
