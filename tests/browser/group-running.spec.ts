import type { Page } from '@playwright/test';
import { documents, write } from '../../scripts/seed/store.ts';
import { newGroup } from '../../src/domain/entities/new-group.ts';
import { TINY } from '../../src/domain/file-check/testing.ts';
import type { TestSchool, TestUser, World } from '../support/world.ts';
import { goOffline } from './offline-support/device.ts';
import { axe, expect, type Person, test } from './support/fixtures.ts';

/** A group of Ana's that has to be asked for, with others in it. */
async function found(world: World, school: TestSchool, creator: TestUser, ...members: TestUser[]) {
  const groupId = `choir-${school.id}`;
  const group = newGroup({
    ...{ groupId, name: 'Choir', description: 'Tuesdays', createdBy: creator.uid, schoolId: school.id },
    access: 'request',
  });
  await write(world.admin.db, [
    documents.group({ ...group, memberCount: 1 + members.length, createdAt: new Date() }),
    ...[creator, ...members].map(({ uid }) =>
      documents.membership({ userId: uid, groupId, schoolId: school.id, joinedAt: new Date() }),
    ),
  ]);
  return groupId;
}

const menuOf = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const sure = (page: Page, answer: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer }).click();

test('a parent asks for a group, is let in, is made a helper, and is put out', async ({ person, world }) => {
  test.slow();
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  const ben = await world.member(school, { firstName: 'Ben', lastName: 'Okoro' });
  const groupId = await found(world, school, ana);
  const [creator, asker] = [await person(), await person()];

  await asker.signIn(ben, '/groups');
  const card = asker.page.getByRole('listitem').filter({ hasText: 'Choir' });
  await expect(card.getByText('On request')).toBeVisible();
  await axe(asker.page);
  await card.getByRole('link', { name: 'Choir' }).click();
  await expect(asker.page.getByText('Those who run this group let new members in.')).toBeVisible();
  await asker.page.getByRole('button', { name: 'Ask to join: Choir' }).click();
  await expect(asker.page.getByText('Asked', { exact: true })).toBeVisible();
  await axe(asker.page);

  await creator.signIn(ana, `/groups/${groupId}`);
  await creator.page.getByRole('link', { name: '1 parent asks to join this group' }).click();
  await expect(creator.page.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
  await axe(creator.page);
  await creator.page.getByRole('button', { name: 'Let Ben Okoro in' }).click();
  await expect(creator.page.getByRole('heading', { name: 'Waiting to be let in' })).toBeHidden();
  // Live: the group opens itself.
  await expect(asker.page.getByLabel('What would you like to share or ask?')).toBeVisible();
  // They were told where they are, so it is read; all of them are kept.
  await asker.page.goto('/notifications');
  await asker.page
    .getByRole('main')
    .getByRole('link', { name: /You are now in a group/ })
    .click();
  await expect(asker.page.getByLabel('What would you like to share or ask?')).toBeVisible();

  await creator.page.reload();
  await menuOf(creator.page, 'Ben', 'Make a helper');
  const member = creator.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ben Okoro' });
  await expect(member.getByText('Helper')).toBeVisible();
  await axe(creator.page);
  await menuOf(creator.page, 'Ben', 'Remove from group');
  await expect(creator.page.getByRole('alertdialog')).toContainText('They can’t come back for 30 days.');
  await sure(creator.page, 'Remove from group');
  await expect(member).toBeHidden();
  await expect(asker.page.getByText("You're not a member of this group")).toBeVisible();
  await asker.page.reload();
  await expect(asker.page.getByText(/You can come back to this group from/)).toBeVisible();
});

test('a request is declined, and can be withdrawn before', async ({ person, world }) => {
  const school = await world.school();
  const [ana, ben] = [
    await world.member(school, { firstName: 'Ana' }),
    await world.member(school, { firstName: 'Ben', lastName: 'Okoro' }),
  ];
  const groupId = await found(world, school, ana);
  const [creator, asker] = [await person(), await person()];
  await asker.signIn(ben, `/groups/${groupId}`);
  const ask = asker.page.getByRole('button', { name: 'Ask to join: Choir' });
  await ask.click();
  await asker.page.getByRole('button', { name: 'Withdraw: Choir' }).click();
  await ask.click();
  await expect(asker.page.getByText('Asked', { exact: true })).toBeVisible();
  await creator.signIn(ana, `/groups/${groupId}/members`);
  await creator.page.getByRole('button', { name: 'Decline Ben Okoro' }).click();
  await sure(creator.page, 'Decline');
  await expect(creator.page.getByRole('heading', { name: 'Waiting to be let in' })).toBeHidden();
  await asker.page.reload();
  await expect(asker.page.getByText(/You can come back to this group from/)).toBeVisible();
  await expect(ask).toBeHidden();
});

test('a group is edited, archived, and taken up again', async ({ person, world }) => {
  test.slow();
  const school = await world.school();
  const [ana, ben] = [await world.member(school, { firstName: 'Ana' }), await world.member(school)];
  const groupId = await found(world, school, ana, ben);
  const { page, signIn } = await person();
  await signIn(ana, `/groups/${groupId}`);
  await menuOf(page, 'Choir', 'Edit group');
  await page.getByLabel('Description').fill('Wednesdays');
  await page.getByRole('radio', { name: 'Everyone at the school' }).check();
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Wednesdays');
  await expect(page.getByRole('radio', { name: 'Everyone at the school' })).toBeChecked();
  await axe(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Wednesdays')).toBeVisible();

  await menuOf(page, 'Choir', 'Archive group');
  await sure(page, 'Archive group');
  await expect(page.getByText(/This group was archived on/)).toBeVisible();
  await axe(page);
  await page.goto('/groups');
  const archived = page.getByRole('region', { name: 'Archived' });
  await expect(archived.getByRole('link', { name: 'Choir', exact: true })).toBeVisible();
  await axe(page);
  await archived.getByRole('link', { name: 'Choir', exact: true }).click();
  await menuOf(page, 'Choir', 'Take up again');
  await expect(page.getByText(/This group was archived on/)).toBeHidden();
});

test('a file is shared, fetched by another member, and deleted', async ({ person, world }) => {
  test.slow();
  const school = await world.school();
  const [ana, ben] = [await world.member(school, { firstName: 'Ana' }), await world.member(school)];
  const groupId = await found(world, school, ana, ben);
  const [owner, other] = [await person(), await person()];
  const pick = (of: Person, name: string, bytes: Uint8Array) =>
    of.page
      .getByLabel('Share a PDF')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await owner.signIn(ben, `/groups/${groupId}/files`);
  await expect(owner.page.getByText('No files yet.')).toBeVisible();
  await axe(owner.page);
  await pick(owner, 'Fake.pdf', Buffer.from('<html>'));
  await owner.page.getByRole('button', { name: 'Share file' }).click();
  await expect(owner.page.getByText(/We can’t open this file/)).toBeVisible();
  await pick(owner, 'Songs.pdf', TINY.pdf);
  await owner.page.getByRole('button', { name: 'Share file' }).click();
  await expect(owner.page.getByRole('article', { name: 'Songs.pdf' })).toBeVisible();
  await axe(owner.page);

  await other.signIn(ana, `/groups/${groupId}`);
  await other.page.getByRole('link', { name: '1 file' }).click();
  const fetched = other.page.waitForEvent('download');
  await other.page.getByRole('button', { name: 'Download Songs.pdf' }).click();
  expect((await fetched).suggestedFilename()).toBe('Songs.pdf');
  await other.page.getByRole('button', { name: 'Delete Songs.pdf' }).click();
  await sure(other.page, 'Delete file');
  await expect(other.page.getByText('No files yet.')).toBeVisible();
  await expect(owner.page.getByText('No files yet.')).toBeVisible();
});

test('asking without a network waits, and arrives once there is one @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ana, ben] = [await world.member(school), await world.member(school)];
  const groupId = await found(world, school, ana);
  const asker = await person();
  await asker.signIn(ben, `/groups/${groupId}`);
  const { page, context } = asker;
  const ask = page.getByRole('button', { name: 'Ask to join: Choir' });
  await expect(ask).toBeVisible();
  await goOffline(asker);
  await ask.click();
  await expect(page.getByText('Asked', { exact: true })).toBeVisible();
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Withdraw: Choir' })).toBeVisible({ timeout: 30_000 });
  const requests = world.admin.db.collection('groupRequests').where('groupId', '==', groupId);
  expect((await requests.get()).docs.map(({ id }) => id)).toEqual([`${ben.uid}_${groupId}`]);
});

test('a moderator takes care of a group that nobody runs @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const ben = await world.member(school, { firstName: 'Ben', lastName: 'Okoro' });
  const gone = await world.member(school);
  const moderator = await world.member(school, { isModerator: true });
  const groupId = await found(world, school, gone, ben);
  await world.admin.db.doc(`groupMemberships/${gone.uid}_${groupId}`).delete();
  const staff = await person();
  await staff.signIn(moderator, `/groups/${groupId}`);
  await expect(staff.page.getByRole('heading', { name: 'Nobody runs this group' })).toBeVisible();
  await staff.page.getByRole('link', { name: 'View Members' }).click();
  await menuOf(staff.page, 'Ben', 'Make a helper');
  await expect
    .poll(async () => (await world.admin.db.doc(`groups/${groupId}`).get()).get('helpers'))
    .toEqual([ben.uid]);
});
