import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { onceAuditId } from '@/domain/ids';
import { db } from './support/admin.ts';
import { deliveringAgain, failing, waitUntilIdle } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import {
  approve,
  createApplicant,
  createCode,
  createMember,
  createSchool,
  createSchoolCode,
  readUser,
} from './support/people.ts';
import { readPost } from './support/posts.ts';
import { afterAllRetries, afterRetries, failingFirst } from './support/retries.ts';

const codesOf = async (uid: string) =>
  (await db.collection('inviteCodes').where('userId', '==', uid).get()).docs;
const welcomesOf = async (schoolId: string) =>
  (await db.collection('posts').where('schoolId', '==', schoolId).get()).docs;

describe('an approved parent', () => {
  test('gets a code of their own, listed with their school', async () => {
    const school = await createSchool('St. Mary’s São Paulo');
    const parent = await createApplicant(school);
    await approve(parent, school);
    const code = await eventually(async () => {
      const given = (await readUser(parent.uid)).schools[0]?.inviteCode;
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

  test('whose list lacks the school has it there with the code, beside the others', async () => {
    const [school, other] = [await createSchool(), await createSchool()];
    const parent = await createApplicant(other);
    await db.doc(`users/${parent.uid}`).update({ approved: true, approvedSchools: [school.id] });
    await afterAllEvents(async () => {
      const [code] = await codesOf(parent.uid);
      expect((await readUser(parent.uid)).schools).toEqual([
        ...parent.schools,
        { schoolId: school.id, schoolName: school.name, inviteCode: code?.id },
      ]);
    });
  });

  test('keeps a code they already have for the school', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school);
    await createCode(`${school.id}-old`, school, parent.uid);
    await approve(parent, school);
    await eventually(async () =>
      expect((await readUser(parent.uid)).schools[0]?.inviteCode).toBe(`${school.id}-old`),
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
    expect((await readUser(inviter.uid)).referralCount).toBe(1);
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

test('who is out again by the time the approval arrives gets nothing of it, and nobody counts for them', async () => {
  const school = await createSchool();
  const inviter = await createMember(school);
  await createCode(`${school.id}-inviter`, school, inviter.uid);
  const parent = await createApplicant(school);
  const auditId = randomUUID();
  await failingFirst('functions.invoke', 1, () =>
    approve(parent, school, { code: `${school.id}-inviter`, auditId }),
  );
  await db.doc(`users/${parent.uid}`).update({ approved: false, approvedSchools: [] });
  const done = db
    .collection('_idempotencyKeys')
    .where('done', 'array-contains', `approval-mail-${school.id}`);
  await afterRetries(async () => expect((await done.get()).size).toBe(1));
  expect(await welcomesOf(school.id)).toHaveLength(0);
  expect(await codesOf(parent.uid)).toHaveLength(0);
  expect((await readUser(parent.uid)).referredByUserId).toBeNull();
  expect((await readUser(inviter.uid)).referralCount).toBe(0);
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

describe('referral', () => {
  async function arrange() {
    const school = await createSchool();
    const inviter = await createMember(school);
    const code = `${school.id}-inviter`;
    await createCode(code, school, inviter.uid);
    return { school, inviter, code };
  }

  test('ties the parent to whose code they used, and counts approved ones up to the reward', async () => {
    const { school, inviter, code } = await arrange();
    for (const expected of [1, 2, 3]) {
      const parent = await createApplicant(school);
      await approve(parent, school, { code });
      await eventually(async () => {
        expect(await readUser(inviter.uid)).toMatchObject({
          referralCount: expected,
          rewardEligible: expected >= 3,
        });
      });
      expect((await readUser(parent.uid)).referredByUserId).toBe(inviter.uid);
    }
  });

  test('counts three approvals at the same moment as three', async () => {
    const { school, inviter, code } = await arrange();
    const parents = await Promise.all([1, 2, 3].map(() => createApplicant(school)));
    await Promise.all(parents.map((parent) => approve(parent, school, { code })));
    await afterAllEvents(async () =>
      expect(await readUser(inviter.uid)).toMatchObject({ referralCount: 3, rewardEligible: true }),
    );
  });

  test('no longer counts a parent who was removed', async () => {
    const { school, inviter, code } = await arrange();
    const parent = await createApplicant(school);
    await approve(parent, school, { code });
    await afterAllEvents(async () => expect((await readUser(inviter.uid)).referralCount).toBe(1));
    await db
      .doc(`users/${parent.uid}`)
      .update({ approved: false, approvedSchools: [], schoolIds: [], schools: [] });
    await afterAllEvents(async () => expect((await readUser(inviter.uid)).referralCount).toBe(0));
  });

  test.each([
    [
      'the school’s own code',
      async (school: Awaited<ReturnType<typeof createSchool>>) => createSchoolCode(school),
    ],
    [
      'a code of another school, though its owner is in this one too',
      async (school: Awaited<ReturnType<typeof createSchool>>) => {
        const other = await createSchool();
        const inviter = await createMember(other, { approvedSchools: [other.id, school.id] });
        await createCode(`${other.id}-x`, other, inviter.uid);
        return `${other.id}-x`;
      },
    ],
    [
      'a code of a deleted account',
      async (school: Awaited<ReturnType<typeof createSchool>>) => {
        await createCode(`${school.id}-gone`, school, 'nobody');
        return `${school.id}-gone`;
      },
    ],
    [
      'a code of somebody who left the school',
      async (school: Awaited<ReturnType<typeof createSchool>>) => {
        const left = await createMember(school, { approvedSchools: [] });
        await createCode(`${school.id}-left`, school, left.uid);
        return `${school.id}-left`;
      },
    ],
    ['a code that does not exist', async () => 'no-such-code'],
    ['what is a path and no code', async () => 'no-such/code'],
  ])('comes from no one with %s', async (_what, makeCode) => {
    const school = await createSchool();
    const parent = await createApplicant(school);
    await approve(parent, school, { code: await makeCode(school) });
    // Done with, too: what fails would come again for a day.
    await afterAllRetries(async () => {
      const approved = await readUser(parent.uid);
      expect(approved.referredByUserId).toBeNull();
      // The rest of the approval went through.
      expect(approved.schools[0]?.inviteCode).toEqual(expect.any(String));
    });
  });

  test('comes from no one with one’s own code', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school);
    await createCode(`${school.id}-own`, school, parent.uid);
    await approve(parent, school, { code: `${school.id}-own` });
    await afterAllEvents(async () =>
      expect(await readUser(parent.uid)).toMatchObject({ referredByUserId: null, referralCount: 0 }),
    );
  });

  test('stays with the first inviter when a second school is joined with another code', async () => {
    const first = await arrange();
    const second = await arrange();
    const parent = await createApplicant(first.school);
    await approve(parent, first.school, { code: first.code });
    await afterAllEvents(async () =>
      expect((await readUser(parent.uid)).referredByUserId).toBe(first.inviter.uid),
    );
    await db.doc(`users/${parent.uid}`).update({
      approvedSchools: [first.school.id, second.school.id],
      inviteCode: second.code,
    });
    await afterAllEvents(async () => {
      expect((await readUser(parent.uid)).referredByUserId).toBe(first.inviter.uid);
      expect((await readUser(second.inviter.uid)).referralCount).toBe(0);
    });
  });
});
