import { expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { waitUntilIdle } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { mailsTo } from './support/mail.ts';
import { approve, createApplicant, createMember, createSchool, readUser } from './support/people.ts';

test('a parent leaves a school, with their groups and code, and without a word by anybody', async () => {
  const school = await createSchool();
  const parent = await createApplicant(school);
  await approve(parent, school, { code: `${school.id}-code` });
  await waitUntilIdle();
  const membership = db.doc(`groupMemberships/${parent.uid}_g`);
  await membership.set({ userId: parent.uid, groupId: 'g', schoolId: school.id, joinedAt: new Date() });
  await callAs(parent, 'leaveSchool', { schoolId: school.id });
  const user = await readUser(parent.uid);
  expect(user).toMatchObject({
    approvedSchools: [],
    approved: false,
    schoolIds: [],
    schools: [],
    removedFrom: null,
  });
  expect((await db.doc(`schools/${school.id}/members/${parent.uid}`).get()).exists).toBe(false);
  // They may come back at once.
  expect((await db.doc(`schools/${school.id}/joinCooldowns/${parent.uid}`).get()).exists).toBe(false);
  await eventually(async () => {
    expect((await membership.get()).exists).toBe(false);
    const codes = await db.collection('inviteCodes').where('userId', '==', parent.uid).get();
    expect(codes.size).toBe(0);
  });
  await afterAllEvents(async () =>
    expect((await mailsTo(parent.email)).map(({ subject }) => subject).join()).not.toContain(
      'no longer a member',
    ),
  );
});

test('leaving another school, or twice, changes nothing', async () => {
  const [school, other] = [await createSchool(), await createSchool()];
  const parent = await createMember(school);
  await callAs(parent, 'leaveSchool', { schoolId: other.id });
  expect((await readUser(parent.uid)).approvedSchools).toEqual([school.id]);
});

test('the only moderator hands over first, and an admin who is none need not', async () => {
  const school = await createSchool();
  const moderator = await createMember(school, { isModerator: true });
  const admin = await createMember(school, { isAdmin: true });
  await expect(callAs(moderator, 'leaveSchool', { schoolId: school.id })).rejects.toMatchObject({
    details: { reason: 'only-moderator', schoolId: school.id },
  });
  await callAs(admin, 'leaveSchool', { schoolId: school.id });
  expect((await readUser(admin.uid)).approvedSchools).toEqual([]);
  // Whoever is alone leaves nobody behind.
  await callAs(moderator, 'leaveSchool', { schoolId: school.id });
  expect((await readUser(moderator.uid)).isModerator).toBe(false);
});
