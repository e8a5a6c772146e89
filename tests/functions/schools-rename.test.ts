import { expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { deliveringAgain, waitUntilIdle } from './support/control.ts';
import {
  createApplicant,
  createCode,
  createMember,
  createSchool,
  createSchoolCode,
  createUser,
  readUser,
} from './support/people.ts';
import { createPost, readPost } from './support/posts.ts';

test('a school’s new name is wherever the school is named, and its address stays', async () => {
  const by = await createUser({ isAdmin: true, isModerator: true });
  const [school, other] = [await createSchool(), await createSchool('Oak Hill')];
  const [member, applicant] = [await createMember(school), await createApplicant(school)];
  const both = await createMember(other, {
    schoolIds: [other.id, school.id],
    schools: [
      { schoolId: other.id, schoolName: other.name },
      { schoolId: school.id, schoolName: school.name },
    ],
    city: 'Lisbon',
  });
  const asked = db.doc(`pendingRequests/${applicant.uid}_${school.id}`);
  await asked.set({ userId: applicant.uid, schoolId: school.id, schoolName: school.name });
  const own = await createSchoolCode(school);
  await createCode(`${school.id}-member`, school, member.uid);
  const rejected = { schoolId: school.id, schoolName: school.name, reason: null, rejectedAt: new Date() };
  const turnedDown = await createUser({ rejectedRequest: rejected });
  const postId = await createPost(member, school);
  await waitUntilIdle();

  const { id: schoolId } = school;
  await deliveringAgain('updated', 2, async () => {
    await callAs(by, 'renameSchool', {
      schoolId,
      name: ' Elm Grove ',
      city: 'Porto',
      timeZone: 'Europe/Lisbon',
    });
    await callAs(by, 'renameSchool', {
      schoolId,
      name: 'Elm Grove',
      city: 'Porto',
      timeZone: 'Europe/Lisbon',
    });
  });
  const { name, city, slug } = (await db.doc(`schools/${schoolId}`).get()).data() ?? {};
  expect({ name, city, slug }).toEqual({ name: 'Elm Grove', city: 'Porto', slug: school.slug });
  expect(await readUser(member.uid)).toMatchObject({
    schools: [{ schoolId, schoolName: 'Elm Grove' }],
    city: 'Porto',
  });
  expect((await readUser(applicant.uid)).schools).toEqual([{ schoolId, schoolName: 'Elm Grove' }]);
  expect(await readUser(both.uid)).toMatchObject({
    schools: [{ schoolName: 'Oak Hill' }, { schoolName: 'Elm Grove' }],
    city: 'Lisbon',
  });
  expect((await asked.get()).get('schoolName')).toBe('Elm Grove');
  for (const code of [own, `${schoolId}-member`]) {
    const { schoolName, cityName } = (await db.doc(`inviteCodes/${code}`).get()).data() ?? {};
    expect({ schoolName, cityName }).toEqual({ schoolName: 'Elm Grove', cityName: 'Porto' });
  }
  // What was said then, was said of the school as it was called.
  expect((await readUser(turnedDown.uid)).rejectedRequest?.schoolName).toBe(school.name);
  expect((await readPost(postId)).content).toBe('Hello');
  const entries = await db.collection('auditLog').where('schoolId', '==', schoolId).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'rename-school', actorId: by.uid, targetId: schoolId, detail: null },
  ]);
});

test('the time zone of a school is changed with its name, and is one', async () => {
  const by = await createUser({ isAdmin: true, isModerator: true });
  const { id: schoolId } = await createSchool();
  const name = { schoolId, name: 'Elm', city: 'Porto' };
  const zoneOf = async () => (await db.doc(`schools/${schoolId}`).get()).get('timeZone') as unknown;
  await callAs(by, 'renameSchool', { ...name, timeZone: 'Europe/Lisbon' });
  expect(await zoneOf()).toBe('Europe/Lisbon');
  await callAs(by, 'renameSchool', { ...name, timeZone: 'Atlantic/Azores' });
  expect(await zoneOf()).toBe('Atlantic/Azores');
  for (const timeZone of ['Mars/Olympus', '', undefined])
    await expect(callAs(by, 'renameSchool', { ...name, timeZone })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
  expect(await zoneOf()).toBe('Atlantic/Azores');
});

test('a school needs a name', async () => {
  const by = await createUser({ isAdmin: true, isModerator: true });
  const { id: schoolId } = await createSchool();
  for (const input of [
    { name: ' ', city: 'Porto' },
    { name: 'Elm', city: '' },
    { name: 'x'.repeat(121), city: 'Porto' },
  ])
    await expect(callAs(by, 'renameSchool', { schoolId, timeZone: 'UTC', ...input })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
});
