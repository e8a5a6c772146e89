import { describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import {
  approve,
  createApplicant,
  createCode,
  createMember,
  createSchool,
  createSchoolCode,
  putReferral,
  readReferral,
  type TestSchool,
} from './support/people.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

async function arrange() {
  const school = await createSchool();
  const inviter = await createMember(school);
  const code = `${school.id}-inviter`;
  await createCode(code, school, inviter.uid);
  return { school, inviter, code };
}

describe('a referral', () => {
  test('ties the parent to whose code they used, and counts approved ones up to the reward', async () => {
    const { school, inviter, code } = await arrange();
    for (const expected of [1, 2, 3]) {
      const parent = await createApplicant(school);
      await approve(parent, school, { code });
      await eventually(async () => {
        expect(await readReferral(inviter.uid)).toMatchObject({
          referralCount: expected,
          rewardEligible: expected >= 3,
        });
      });
      expect(await readReferral(parent.uid)).toMatchObject({
        referredByUserId: inviter.uid,
        usedCode: code,
        approved: true,
      });
    }
  });

  test('counts three approvals at the same moment as three', async () => {
    const { school, inviter, code } = await arrange();
    const parents = await Promise.all([1, 2, 3].map(() => createApplicant(school)));
    await Promise.all(parents.map((parent) => approve(parent, school, { code })));
    await afterAllEvents(async () =>
      expect(await readReferral(inviter.uid)).toMatchObject({ referralCount: 3, rewardEligible: true }),
    );
  });

  test('no longer counts a parent who was removed', async () => {
    const { school, inviter, code } = await arrange();
    const parent = await createApplicant(school);
    await approve(parent, school, { code });
    await afterAllEvents(async () => expect((await readReferral(inviter.uid)).referralCount).toBe(1));
    await db
      .doc(`users/${parent.uid}`)
      .update({ approved: false, approvedSchools: [], schoolIds: [], schools: [] });
    await afterAllEvents(async () => expect((await readReferral(inviter.uid)).referralCount).toBe(0));
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
      const own = await readReferral(parent.uid);
      expect(own.referredByUserId).toBeNull();
      // The rest of the approval went through.
      expect(own.codes[school.id]).toEqual(expect.any(String));
    });
  });

  test('comes from no one with one’s own code', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school);
    await createCode(`${school.id}-own`, school, parent.uid);
    await approve(parent, school, { code: `${school.id}-own` });
    await afterAllEvents(async () =>
      expect(await readReferral(parent.uid)).toMatchObject({ referredByUserId: null, referralCount: 0 }),
    );
  });

  test('stays with the first inviter when a second school is joined with another code', async () => {
    const first = await arrange();
    const second = await arrange();
    const parent = await createApplicant(first.school);
    await approve(parent, first.school, { code: first.code });
    await afterAllEvents(async () =>
      expect((await readReferral(parent.uid)).referredByUserId).toBe(first.inviter.uid),
    );
    await approve(parent, second.school, { code: second.code });
    await afterAllEvents(async () => {
      expect(await readReferral(parent.uid)).toMatchObject({
        referredByUserId: first.inviter.uid,
        usedCode: second.code,
      });
      expect((await readReferral(second.inviter.uid)).referralCount).toBe(0);
    });
  });
});

describe('the end of a request whose event comes late', () => {
  const request = (parent: User, school: TestSchool) => db.doc(`pendingRequests/${parent.uid}_${school.id}`);
  const asks = (parent: User, school: TestSchool, inviteCode: string) =>
    request(parent, school).set({ userId: parent.uid, schoolId: school.id, inviteCode });

  test('counts for nobody when the request was withdrawn before the approval of another', async () => {
    const { school, inviter, code } = await arrange();
    const parent = await createApplicant(school);
    await asks(parent, school, code);
    await failingFirst('functions.invoke', 1, () => request(parent, school).delete());
    await approve(parent, school, { code: await createSchoolCode(school) });
    await afterAllRetries(async () => {
      expect(await readReferral(parent.uid)).toMatchObject({
        referredByUserId: null,
        usedCode: `${school.id}-code`,
      });
      expect((await readReferral(inviter.uid)).referralCount).toBe(0);
    });
  });

  test('counts when the request was left lying by the approval and ends later', async () => {
    const { school, inviter, code } = await arrange();
    const parent = await createApplicant(school);
    await asks(parent, school, code);
    await db.doc(`schools/${school.id}/members/${parent.uid}`).set({ joinedAt: new Date() });
    await approve(parent, school);
    await afterAllEvents(() => request(parent, school).delete());
    await afterAllEvents(async () => expect((await readReferral(inviter.uid)).referralCount).toBe(1));
  });

  test('counts for nobody when the parent is out again', async () => {
    const { school, inviter, code } = await arrange();
    const parent = await createApplicant(school);
    await asks(parent, school, code);
    await db.doc(`schools/${school.id}/members/${parent.uid}`).set({ joinedAt: new Date() });
    await approve(parent, school);
    await failingFirst('functions.invoke', 1, () => request(parent, school).delete());
    await db.doc(`users/${parent.uid}`).update({ approved: false, approvedSchools: [] });
    await afterAllRetries(async () => {
      expect((await readReferral(parent.uid)).referredByUserId).toBeNull();
      expect((await readReferral(inviter.uid)).referralCount).toBe(0);
    });
  });

  test('counts for nobody when it was rejected', async () => {
    const { school, inviter, code } = await arrange();
    const parent = await createApplicant(school);
    await asks(parent, school, code);
    await afterAllEvents(() => request(parent, school).delete());
    await afterAllEvents(async () => expect((await readReferral(inviter.uid)).referralCount).toBe(0));
  });
});

test('who is removed has no code any more, keeps what they earned, and counts again when let in again', async () => {
  const { school, inviter, code } = await arrange();
  const parent = await createApplicant(school);
  await approve(parent, school, { code });
  await afterAllEvents(async () => expect((await readReferral(inviter.uid)).referralCount).toBe(1));
  await db.doc(`referrals/${parent.uid}`).update({ referralCount: 3, rewardEligible: true });
  const out = { approved: false, approvedSchools: [], schoolIds: [], schools: [] };
  await db.doc(`users/${parent.uid}`).update(out);
  await afterAllEvents(async () => {
    expect(await readReferral(parent.uid)).toMatchObject({
      codes: {},
      approved: false,
      rewardEligible: true,
    });
    expect((await readReferral(inviter.uid)).referralCount).toBe(0);
  });
  await approve(parent, school);
  await afterAllEvents(async () => {
    expect((await readReferral(inviter.uid)).referralCount).toBe(1);
    const own = await readReferral(parent.uid);
    expect(own).toMatchObject({ approved: true, rewardEligible: true, referredByUserId: inviter.uid });
    expect(own.codes[school.id]).toEqual(expect.any(String));
  });
});

test('of an account that is gone nothing is kept: neither its codes nor its referrals', async () => {
  const { school, inviter, code } = await arrange();
  await putReferral(inviter.uid, { codes: { [school.id]: code } });
  const parent = await createApplicant(school);
  await approve(parent, school, { code });
  await afterAllEvents(async () => expect((await readReferral(inviter.uid)).referralCount).toBe(1));
  await db.doc(`users/${parent.uid}`).delete();
  await afterAllEvents(async () => {
    expect((await db.doc(`referrals/${parent.uid}`).get()).exists).toBe(false);
    expect((await readReferral(inviter.uid)).referralCount).toBe(0);
  });
  await db.doc(`users/${inviter.uid}`).delete();
  await afterAllEvents(async () => {
    expect((await db.doc(`referrals/${inviter.uid}`).get()).exists).toBe(false);
    expect((await db.doc(`inviteCodes/${code}`).get()).exists).toBe(false);
  });
});
