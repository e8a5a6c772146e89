import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newReferral } from '@/domain/entities/referral';
import { onceAuditId } from '@/domain/ids';
import { sha256 } from '../../functions/src/platform/hash.ts';
import { db } from './support/admin.ts';
import { deliveringAgain, failing, waitUntilIdle } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import {
  approve,
  createApplicant,
  createCode,
  createMember,
  createSchool,
  putReferral,
  readReferral,
  readUser,
} from './support/people.ts';
import { readPost } from './support/posts.ts';
import { afterRetries, failingFirst } from './support/retries.ts';

const codesOf = async (uid: string) =>
  (await db.collection('inviteCodes').where('userId', '==', uid).get()).docs;
const welcomesOf = async (schoolId: string) =>
  (await db.collection('posts').where('schoolId', '==', schoolId).get()).docs;

describe('an approved parent', () => {
  test('gets a code of their own, where only they and admins see it', async () => {
    const school = await createSchool('St. Mary’s São Paulo');
    const parent = await createApplicant(school);
    await approve(parent, school);
    const code = await eventually(async () => {
      const given = (await readReferral(parent.uid)).codes[school.id];
      expect(given).toMatch(/^st-marys-sao-paulo-springfield-[a-z2-9]{5}$/);
      return given;
    });
    expect((await db.doc(`inviteCodes/${code}`).get()).data()).toMatchObject({
      code,
      userId: parent.uid,
      schoolId: school.id,
      schoolName: school.name,
      cityName: school.city,
      createdBy: 'user',
    });
  });

  test('of a second school gets a code for that, too, and nothing on the account', async () => {
    const [school, other] = [await createSchool(), await createSchool()];
    const parent = await createMember(other);
    await putReferral(parent.uid, { codes: { [other.id]: 'other-code' }, referralCount: 2 });
    const change = { approvedSchools: [other.id, school.id] };
    await db.doc(`users/${parent.uid}`).update(change);
    await afterAllEvents(async () => {
      const [code] = await codesOf(parent.uid);
      expect(await readReferral(parent.uid)).toEqual({
        ...newReferral(parent.uid),
        codes: { [other.id]: 'other-code', [school.id]: code?.id },
        approved: true,
        referralCount: 2,
      });
      expect(await readUser(parent.uid)).toMatchObject({ schools: parent.schools, ...change });
    });
  });

  test('keeps a code they already have for the school', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school);
    await createCode(`${school.id}-old`, school, parent.uid);
    await approve(parent, school);
    await eventually(async () =>
      expect((await readReferral(parent.uid)).codes).toEqual({ [school.id]: `${school.id}-old` }),
    );
    expect(await codesOf(parent.uid)).toHaveLength(1);
  });

  test('is greeted in the feed by name and school, as a system post', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school, { firstName: 'Noor', lastName: 'Haddad' });
    await approve(parent, school);
    const post = await eventually(async () => {
      const found = await readPost(`welcome_${parent.uid}_${school.id}`);
      expect(found).toBeDefined();
      return found;
    });
    expect(post).toMatchObject({
      schoolId: school.id,
      groupId: null,
      authorId: 'system',
      authorName: 'Schoolgate',
      commentCount: 0,
    });
    expect(post.content).toContain('Noor Haddad');
    expect(post.content).toContain(school.name);
  });

  test('gets one code, one welcome and one referral although each event comes three times', async () => {
    const school = await createSchool();
    const inviter = await createMember(school);
    await createCode(`${school.id}-inviter`, school, inviter.uid);
    const parent = await createApplicant(school);
    await deliveringAgain('updated', 3, () => approve(parent, school, { code: `${school.id}-inviter` }));
    expect(await codesOf(parent.uid)).toHaveLength(1);
    expect(await welcomesOf(school.id)).toHaveLength(1);
    expect((await readReferral(inviter.uid)).referralCount).toBe(1);
  });

  test('is not greeted again by a login after an admin deleted the greeting', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school);
    await approve(parent, school);
    await afterAllEvents(async () => expect(await welcomesOf(school.id)).toHaveLength(1));
    await db.doc(`posts/welcome_${parent.uid}_${school.id}`).delete();
    await db.doc(`users/${parent.uid}`).update({ lastLogin: new Date() });
    await afterAllEvents(async () => expect(await welcomesOf(school.id)).toHaveLength(0));
  });
});

test('a greeting follows the name of its parent, and stays away where an admin has deleted it', async () => {
  const school = await createSchool();
  const [parent, other] = [await createApplicant(school), await createApplicant(school)];
  await Promise.all([approve(parent, school), approve(other, school)]);
  await afterAllEvents(async () => expect(await welcomesOf(school.id)).toHaveLength(2));
  await db.doc(`posts/welcome_${other.uid}_${school.id}`).delete();
  for (const { uid } of [parent, other]) await db.doc(`users/${uid}`).update({ firstName: 'Marisol' });
  await afterAllEvents(async () => {
    const [greeting, ...more] = await welcomesOf(school.id);
    expect(more).toEqual([]);
    expect(greeting?.data()).toMatchObject({
      content: `Welcome Marisol Silva to the ${school.name} community!`,
      searchTokens: expect.arrayContaining(['marisol']),
    });
  });
});

test('who is let in again is not greeted again where an admin deleted the greeting', async () => {
  const school = await createSchool();
  const parent = await createApplicant(school);
  const id = `welcome_${parent.uid}_${school.id}`;
  await db.doc(`auditLog/${onceAuditId('delete-post', id)}`).set({ action: 'delete-post', targetId: id });
  await approve(parent, school);
  await afterAllEvents(async () => {
    expect(await codesOf(parent.uid)).toHaveLength(1);
    expect(await welcomesOf(school.id)).toHaveLength(0);
  });
});

test('who is out again by the time the approval arrives gets nothing of it', async () => {
  const school = await createSchool();
  const parent = await createApplicant(school);
  const auditId = randomUUID();
  await failingFirst('functions.invoke', 1, () => approve(parent, school, { auditId }));
  await db.doc(`users/${parent.uid}`).update({ approved: false, approvedSchools: [] });
  const done = db
    .collection('_idempotencyKeys')
    .where('done', 'array-contains', sha256(`approval-mail-${school.id}`));
  await afterRetries(async () => expect((await done.get()).size).toBe(1));
  expect(await welcomesOf(school.id)).toHaveLength(0);
  expect(await codesOf(parent.uid)).toHaveLength(0);
  expect((await readReferral(parent.uid)).codes).toEqual({});
  expect((await db.doc(`_idempotencyKeys/mail_approval_${auditId}`).get()).exists).toBe(false);
});

test('a step of an approval that fails stops none of the others and is made up for', async () => {
  const school = await createSchool();
  const parent = await createApplicant(school);
  // What the new account sets off must not be counted.
  await waitUntilIdle();
  // The first commit is the approval itself, the second the code's.
  await failing('firestore.commit', 2, async () => {
    await approve(parent, school);
    await eventually(async () => expect(await welcomesOf(school.id)).toHaveLength(1));
  });
  expect(await codesOf(parent.uid)).toHaveLength(0);
  expect(await readUser(parent.uid)).toMatchObject({ approved: true, approvedSchools: [school.id] });
  await afterRetries(async () => {
    expect(await codesOf(parent.uid)).toHaveLength(1);
  });
  await afterAllEvents(async () => expect(await welcomesOf(school.id)).toHaveLength(1));
});
