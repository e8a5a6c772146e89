import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { auth, db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { moveClock } from './support/clock.ts';
import { deliveringAgain, waitUntilIdle } from './support/control.ts';
import { expectSoundMail } from './support/emails.ts';
import { eventually } from './support/eventually.ts';
import { fileExists, upload } from './support/files.ts';
import { arrangeGroup } from './support/groups.ts';
import { mailsTo } from './support/mail.ts';
import {
  approve,
  createApplicant,
  createMember,
  createSchool,
  createSchoolCode,
  createUser,
  readReferral,
  readUser,
  type TestSchool,
} from './support/people.ts';
import { notificationsOf } from './support/posts.ts';

afterEach(() => moveClock(0));

const admin = () => createUser({ isAdmin: true, isModerator: true });
const archive = async (by: User, { id: schoolId }: TestSchool) => {
  await callAs(by, 'archiveSchool', { schoolId });
  await waitUntilIdle();
};
const restore = async (by: User, { id: schoolId }: TestSchool) => {
  await callAs(by, 'restoreSchool', { schoolId });
  await waitUntilIdle();
};
const acts = async (schoolId: string) =>
  (await db.collection('auditLog').where('schoolId', '==', schoolId).get()).docs.map((entry) => entry.data());
const codesOf = async (schoolId: string) =>
  (await db.collection('inviteCodes').where('schoolId', '==', schoolId).get()).docs
    .map(({ id }) => id)
    .sort();
const inGroup = (uid: string, schoolId: string) =>
  db
    .doc(`groupMemberships/${uid}_bakers`)
    .set({ userId: uid, groupId: 'bakers', schoolId, joinedAt: Timestamp.fromMillis(1_000) });
const groupOf = async (uid: string) => (await db.doc(`groupMemberships/${uid}_bakers`).get()).data();

/** A member whom a reviewer has let in, with a code and a group. */
async function joined(school: TestSchool): Promise<User> {
  const parent = await createApplicant(school);
  await approve(parent, school, { code: `${school.id}-code` });
  await waitUntilIdle();
  await inGroup(parent.uid, school.id);
  return parent;
}

test('an archived school is nobody’s, on record, and each parent is told once', async () => {
  const [by, school] = [await admin(), await createSchool()];
  await createSchoolCode(school);
  const parent = await joined(school);
  const moderator = await createMember(school, { isModerator: true });
  await deliveringAgain('updated', 2, () => callAs(by, 'archiveSchool', { schoolId: school.id }));
  await callAs(by, 'archiveSchool', { schoolId: school.id });
  await waitUntilIdle();
  expect(await readUser(parent.uid)).toMatchObject({
    ...{ approvedSchools: [], approved: false, schoolIds: [], schools: [], selectedSchoolId: null },
    removedFrom: null,
  });
  expect((await readUser(moderator.uid)).isModerator).toBe(false);
  expect(await groupOf(parent.uid)).toBeUndefined();
  expect(await codesOf(school.id)).toEqual([]);
  // Admins look it up there.
  expect((await db.doc(`schools/${school.id}/members/${parent.uid}`).get()).exists).toBe(true);
  expect((await acts(school.id)).map(({ action }) => action).sort()).toEqual([
    'approve-request',
    'archive-school',
  ]);
  const mails = (await mailsTo(parent.email)).filter(({ subject }) => subject.includes('archived'));
  expect(mails).toHaveLength(1);
  for (const mail of mails) expectSoundMail(mail);
});

test('what belonged to a parent comes back with the school, and nobody is welcomed anew', async () => {
  const [by, school] = [await admin(), await createSchool()];
  const own = await createSchoolCode(school);
  const parent = await joined(school);
  const [before, codes] = [await readUser(parent.uid), await codesOf(school.id)];
  const mails = (await mailsTo(parent.email)).length;
  expect(codes).toHaveLength(2);
  expect(codes).toContain(own);
  await db.doc(`posts/welcome_${parent.uid}_${school.id}`).delete();
  await archive(by, school);
  await callAs(by, 'renameSchool', {
    schoolId: school.id,
    name: 'Elm Grove',
    city: 'Porto',
    timeZone: 'UTC',
  });
  await restore(by, school);
  expect(await readUser(parent.uid)).toMatchObject({
    ...{ approvedSchools: [school.id], approved: true, schoolIds: [school.id] },
    ...{ schools: [{ schoolId: school.id, schoolName: 'Elm Grove' }], lastAuditId: before.lastAuditId },
    selectedSchoolId: school.id,
  });
  expect(await groupOf(parent.uid)).toMatchObject({ joinedAt: Timestamp.fromMillis(1_000) });
  expect(await codesOf(school.id)).toEqual(codes);
  const stored = await db.doc(`inviteCodes/${own}`).get();
  expect(stored.data()).toMatchObject({ schoolName: 'Elm Grove', cityName: 'Porto', userId: null });
  expect(codes).toContain((await readReferral(parent.uid)).codes[school.id]);
  expect((await db.doc(`posts/welcome_${parent.uid}_${school.id}`).get()).exists).toBe(false);
  expect(await mailsTo(parent.email)).toHaveLength(mails + 1);
  // Of their approval of before.
  expect(await notificationsOf(parent.uid)).toMatchObject([{ type: 'request-decided', title: school.name }]);
  const left = await db.collection('_archivedMemberships').where('schoolId', '==', school.id).get();
  expect(left.size).toBe(0);
});

test('who helped to run a group helps again once the school is back, and nobody is told twice of being let in', async () => {
  const { school, creator, group, admit, ask, read, membershipOf } = await arrangeGroup();
  const by = await admin();
  const helper = await createMember(school);
  await ask(helper);
  await admit(helper);
  await group.update({ helpers: [helper.uid] });
  await waitUntilIdle();
  await archive(by, school);
  expect((await membershipOf(helper).get()).exists).toBe(false);
  await restore(by, school);
  expect((await membershipOf(helper).get()).exists).toBe(true);
  expect(await read()).toMatchObject({ createdBy: creator.uid, helpers: [helper.uid], memberCount: 2 });
  expect(await notificationsOf(helper.uid)).toMatchObject([{ type: 'group-admitted' }]);
});

test('a role comes back to whom it was taken from with the school, and to nobody else', async () => {
  const [by, school, other] = [await admin(), await createSchool(), await createSchool()];
  const had = await createMember(school, { isModerator: true });
  const none = await createMember(school);
  const moved = await createMember(school, { isModerator: true });
  const gone = await createMember(school, { isModerator: true });
  await archive(by, school);
  await approve(moved, other);
  await db.doc(`users/${gone.uid}`).delete();
  await auth.deleteUser(gone.uid);
  await restore(by, school);
  expect((await readUser(had.uid)).isModerator).toBe(true);
  expect((await readUser(none.uid)).isModerator).toBe(false);
  // Else they would moderate the other school, too.
  expect(await readUser(moved.uid)).toMatchObject({ isModerator: false, approved: true });
  expect((await db.doc(`users/${gone.uid}`).get()).exists).toBe(false);
});

test('open requests end with their documents, also such as come later', async () => {
  const [by, school] = [await admin(), await createSchool()];
  const parent = await createApplicant(school);
  const path = `proof-uploads/${parent.uid}-1-letter.png`;
  await upload(path, parent.uid, school.id);
  const request = db.doc(`pendingRequests/${parent.uid}_${school.id}`);
  const asked = { userId: parent.uid, schoolId: school.id, inviteCode: null, proofPath: path };
  await request.set(asked);
  await db
    .doc(`inviteCodeGrants/${parent.uid}_${school.id}`)
    .set({ userId: parent.uid, schoolId: school.id });
  await waitUntilIdle();
  await archive(by, school);
  await eventually(async () => expect(await fileExists(path)).toBe(false));
  expect((await request.get()).exists).toBe(false);
  expect(await readUser(parent.uid)).toMatchObject({ schoolIds: [], schools: [] });
  expect((await db.doc(`inviteCodeGrants/${parent.uid}_${school.id}`).get()).exists).toBe(false);

  const late = await createApplicant(school);
  await db
    .doc(`pendingRequests/${late.uid}_${school.id}`)
    .set({ ...asked, userId: late.uid, proofPath: null });
  await waitUntilIdle();
  expect((await db.doc(`pendingRequests/${late.uid}_${school.id}`).get()).exists).toBe(false);
  expect((await readUser(late.uid)).schoolIds).toEqual([]);
});

test('who is let in at the very moment is out again', async () => {
  const [by, school] = [await admin(), await createSchool()];
  await archive(by, school);
  const parent = await createApplicant(school);
  await approve(parent, school);
  await waitUntilIdle();
  expect((await readUser(parent.uid)).approvedSchools).toEqual([]);
  const subjects = (await mailsTo(parent.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('has been archived')]);
});

test('a school of more than a page of families is archived and restored as a whole', async () => {
  const [by, school, other] = [await admin(), await createSchool(), await createSchool()];
  const model = await createMember(school);
  const stays = await createMember(other);
  const uids = Array.from({ length: 105 }, () => randomUUID());
  const batch = db.batch();
  for (const uid of uids)
    batch.set(db.doc(`users/${uid}`), { ...model, uid, email: `${uid}@schoolgate.test` });
  await batch.commit();
  const members = () =>
    db.collection('users').where('approvedSchools', 'array-contains', school.id).count().get();
  await archive(by, school);
  expect((await members()).data().count).toBe(0);
  await restore(by, school);
  expect((await members()).data().count).toBe(106);
  expect((await readUser(stays.uid)).approvedSchools).toEqual([other.id]);
}, 120_000);

test('only an admin acts on a school', async () => {
  const school = await createSchool();
  const moderator = await createMember(school, { isModerator: true });
  const by = await admin();
  for (const name of ['archiveSchool', 'restoreSchool', 'exportSchool', 'renameSchool', 'deleteSchool']) {
    const input = { schoolId: school.id, name: school.name, city: 'Porto', timeZone: 'UTC' };
    await expect(callAs(moderator, name, input)).rejects.toMatchObject({
      code: 'functions/permission-denied',
    });
    await expect(callAs(null, name, input)).rejects.toMatchObject({ code: 'functions/unauthenticated' });
    await expect(callAs(by, name, { ...input, schoolId: 'nowhere' })).rejects.toMatchObject({
      code: 'functions/not-found',
    });
  }
  expect(await acts(school.id)).toEqual([]);
});
