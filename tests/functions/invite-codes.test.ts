import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { DAY_MS } from '@/domain/time';
import { db } from './support/admin.ts';
import { asClient, callAs, tokenOf } from './support/client.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { afterAllEvents } from './support/eventually.ts';
import { callFrom, newIp, newSite } from './support/http.ts';
import {
  approve,
  createApplicant,
  createCode,
  createMember,
  createSchool,
  createSchoolCode,
} from './support/people.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

afterEach(() => moveClock(0));

const lookUp = (ip: string, code: string) => callFrom(ip, 'lookUpInviteCode', { code });
const unknown = { result: null };
const exhausted = { error: { status: 'RESOURCE_EXHAUSTED' } };
const grantOf = async (user: User, schoolId: string) =>
  (await db.doc(`inviteCodeGrants/${user.uid}_${schoolId}`).get()).data();

async function arrange() {
  const school = await createSchool();
  const code = await createSchoolCode(school);
  const opened = { schoolId: school.id, schoolName: school.name, cityName: school.city };
  /** A guess at another code of this school. */
  const guess = (number: number) => `${school.id}-guess${number}`;
  return { school, code, answer: { result: opened }, guess };
}

/** The counter of wrong codes of today, of a school (by what its codes begin with) or of all. */
function ceiling(name: 'code-miss-school' | 'code-miss-all', subject: string) {
  const hash = createHash('sha256').update(subject).digest('hex');
  return db.doc(`_limits/${name}_${Math.floor(Date.now() / DAY_MS)}_${hash}`);
}

/** While `work` runs, so many codes were wrong today. */
async function withMisses(ref: ReturnType<typeof ceiling>, count: number, work: () => Promise<void>) {
  await ref.set({ count, expiresAt: Timestamp.fromMillis(Date.now() + DAY) });
  try {
    await work();
  } finally {
    // The files share one backend.
    await ref.delete();
  }
}

describe('lookUpInviteCode', () => {
  test('says which school a code opens, and nothing of who handed it on', async () => {
    const { school, answer } = await arrange();
    const member = await createMember(school);
    await createCode(`${school.id}-member`, school, member.uid);
    expect(await lookUp(newIp(), `${school.id}-member`)).toEqual(answer);
  });

  test('understands a code as people type it', async () => {
    const { code, answer } = await arrange();
    expect(await lookUp(newIp(), ` ${code.toUpperCase()}. `)).toEqual(answer);
  });

  test.each(['no-such-code', '', ' ', 'null', 'a/b', '../users/x', '__name__'])(
    'knows no code %j',
    async (code) => {
      expect(await lookUp(newIp(), code)).toMatchObject(unknown);
    },
  );

  test('answers twenty wrong codes a day from one address, and then none at all, right ones included', async () => {
    const { code, answer, guess } = await arrange();
    const ip = newIp();
    for (let number = 0; number < 20; number += 1)
      expect(await lookUp(ip, guess(number))).toMatchObject(unknown);
    const refused = await lookUp(ip, code);
    expect(refused).toMatchObject(exhausted);
    expect(((refused.error?.details ?? {}) as { retryAt: number }).retryAt % HOUR).toBe(0);
    // Others are not held up.
    expect(await lookUp(newIp(), code)).toEqual(answer);
    await moveClock(DAY + HOUR);
    expect(await lookUp(ip, code)).toEqual(answer);
  });

  test('counts a wrong code once a day for each caller: an old link is opened again and again', async () => {
    const { code, answer, guess } = await arrange();
    const ip = newIp();
    for (let time = 0; time < 25; time += 1) expect(await lookUp(ip, guess(1))).toMatchObject(unknown);
    for (let number = 2; number <= 19; number += 1)
      expect(await lookUp(ip, guess(number))).toMatchObject(unknown);
    expect(await lookUp(ip, code)).toEqual(answer);
    // The twentieth.
    expect(await lookUp(ip, guess(20))).toMatchObject(unknown);
    expect(await lookUp(ip, code)).toMatchObject(exhausted);
  });

  test('has no wrong codes of others on one address stand in the way of who has an account', async () => {
    const { school, code, answer, guess } = await arrange();
    const ip = newIp();
    for (let number = 0; number < 20; number += 1) await lookUp(ip, guess(number));
    expect(await lookUp(ip, code)).toMatchObject(exhausted);
    const [parent, other] = await Promise.all(
      [await createApplicant(school), await createApplicant(school)].map(tokenOf),
    );
    const lookUpAs = (token: string | undefined, typed: string) =>
      callFrom(ip, 'lookUpInviteCode', { code: typed }, token);
    for (let number = 0; number < 20; number += 1)
      expect(await lookUpAs(parent, guess(number))).toMatchObject(unknown);
    expect(await lookUpAs(parent, code)).toMatchObject(exhausted);
    expect(await lookUpAs(other, code)).toEqual(answer);
  });

  test('answers two hundred wrong codes a day of all accounts at one address', async () => {
    const { school, code, answer } = await arrange();
    const ip = newIp();
    const token = await tokenOf(await createApplicant(school));
    const hash = createHash('sha256').update(ip).digest('hex');
    const spent = (count: number) =>
      db
        .doc(`_limits/code-miss-accounts-ip_${hash}`)
        .set({ at: Array.from({ length: count }, () => Date.now()) });
    await spent(199);
    expect(await callFrom(ip, 'lookUpInviteCode', { code }, token)).toEqual(answer);
    await spent(200);
    expect(await callFrom(ip, 'lookUpInviteCode', { code }, token)).toMatchObject(exhausted);
  });

  test('turns nobody away when a whole hall opens the poster’s link at once', async () => {
    const { code, answer } = await arrange();
    const ip = newIp();
    const answers = await Promise.all(Array.from({ length: 60 }, () => lookUp(ip, code)));
    expect(answers).toEqual(answers.map(() => answer));
  });

  test('counts no codes that exist', async () => {
    const { code, answer, guess } = await arrange();
    const ip = newIp();
    for (let number = 0; number < 25; number += 1) expect(await lookUp(ip, code)).toEqual(answer);
    expect(await lookUp(ip, guess(1))).toMatchObject(unknown);
  });

  test('does not answer more guesses that come all at once', async () => {
    const { guess } = await arrange();
    const ip = newIp();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => lookUp(ip, guess(number))));
    const answered = answers.filter(({ result }) => result === null);
    const refused = answers.filter(({ error }) => error?.status === 'RESOURCE_EXHAUSTED');
    expect(answered.length).toBeLessThanOrEqual(20);
    expect(answered.length + refused.length).toBe(60);
  });

  test('answers sixty wrong codes a day of one IPv6 site', async () => {
    const { guess } = await arrange();
    const site = newSite();
    for (let number = 0; number < 60; number += 1)
      expect(await lookUp(site(number), guess(number))).toMatchObject(unknown);
    expect(await lookUp(site(60), guess(60))).toMatchObject(exhausted);
  });

  test('answers twenty wrong codes a day of one account, wherever it is', async () => {
    const { school, guess } = await arrange();
    const parent = await createApplicant(school);
    const hash = createHash('sha256').update(parent.uid).digest('hex');
    const at = Array.from({ length: 19 }, () => Date.now());
    await db.doc(`_limits/code-miss-account_${hash}`).set({ at });
    await asClient(parent, async (call) => {
      expect(await call('lookUpInviteCode', { code: guess(1) })).toBeNull();
      await expect(call('lookUpInviteCode', { code: guess(2) })).rejects.toMatchObject({
        code: 'functions/resource-exhausted',
      });
    });
  });

  test.each([
    ['a school', 'code-miss-school', 200],
    ['all schools', 'code-miss-all', 5_000],
  ] as const)(
    'after too many wrong codes of %s answers one a network, and right ones',
    async (_of, name, most) => {
      const { school, code, answer, guess } = await arrange();
      const ref = ceiling(name, name === 'code-miss-all' ? 'everybody' : school.id);
      const ip = newIp();
      await withMisses(ref, most - 1, async () => {
        expect(await lookUp(ip, guess(1))).toMatchObject(unknown);
        if (name === 'code-miss-school') expect((await ref.get()).get('count')).toBe(most);
      });
      await withMisses(ref, most, async () => {
        // This one has guessed before.
        expect(await lookUp(ip, guess(2))).toMatchObject(exhausted);
        expect(await lookUp(ip, code)).toMatchObject(exhausted);
        // An attack on everybody keeps nobody out who has the code of an invite.
        const honest = newIp();
        expect(await lookUp(honest, code)).toEqual(answer);
        expect(await lookUp(honest, guess(3))).toMatchObject(unknown);
        expect(await lookUp(honest, code)).toMatchObject(exhausted);
      });
    },
  );
});

describe('a grant', () => {
  test('is left to the account that looked the code up, with who handed it on', async () => {
    const { school, code } = await arrange();
    const [member, parent] = [await createMember(school), await createApplicant(school)];
    await callAs(parent, 'lookUpInviteCode', { code });
    expect(await grantOf(parent, school.id)).toEqual({
      userId: parent.uid,
      schoolId: school.id,
      code,
      inviterId: null,
      grantedAt: expect.any(Timestamp),
      validUntil: expect.any(Timestamp),
      expiresAt: expect.any(Timestamp),
    });
    await createCode(`${school.id}-member`, school, member.uid);
    await callAs(parent, 'lookUpInviteCode', { code: `${school.id}-member` });
    expect(await grantOf(parent, school.id)).toMatchObject({
      code: `${school.id}-member`,
      inviterId: member.uid,
    });
  });

  test('stays what it was while a request is open: the reviewer sees by it who invited', async () => {
    const { school, code } = await arrange();
    const parent = await createApplicant(school);
    await createCode(`${school.id}-other`, school, 'somebody');
    await callAs(parent, 'lookUpInviteCode', { code });
    await db
      .doc(`pendingRequests/${parent.uid}_${school.id}`)
      .set({ userId: parent.uid, schoolId: school.id });
    await callAs(parent, 'lookUpInviteCode', { code: `${school.id}-other` });
    expect(await grantOf(parent, school.id)).toMatchObject({ code });
  });

  test('is left to nobody for a wrong code, nor without an account', async () => {
    const { school, code, guess } = await arrange();
    const parent = await createApplicant(school);
    expect(await callAs(parent, 'lookUpInviteCode', { code: guess(1) })).toBeNull();
    await lookUp(newIp(), code);
    const left = await db.collection('inviteCodeGrants').where('schoolId', '==', school.id).get();
    expect(left.size).toBe(0);
  });
});

describe('the code of a member', () => {
  /** What an admin's transaction leaves of a membership. */
  const remove = ({ uid }: User) =>
    db.doc(`users/${uid}`).update({ approved: false, approvedSchools: [], schoolIds: [], schools: [] });
  const isCode = async (code: string) => (await db.doc(`inviteCodes/${code}`).get()).exists;

  async function invited() {
    const school = await createSchool();
    const [member, asked, looked] = [
      await createMember(school),
      await createApplicant(school),
      await createApplicant(school),
    ];
    const code = `${school.id}-member`;
    await createCode(code, school, member.uid);
    for (const parent of [asked, looked]) await callAs(parent, 'lookUpInviteCode', { code });
    const request = db.doc(`pendingRequests/${asked.uid}_${school.id}`);
    await request.set({ userId: asked.uid, schoolId: school.id, requestedAt: Timestamp.now() });
    return { school, member, asked, looked, code, request };
  }

  test('is dead once they are removed, with the grants that nobody has used', async () => {
    const { school, member, asked, looked, code } = await invited();
    const other = await createSchool();
    await createCode(`${other.id}-member`, other, member.uid);
    await createCode(`${school.id}-school`, school, null);
    await remove(member);
    await afterAllEvents(async () => expect(await isCode(code)).toBe(false));
    expect(await lookUp(newIp(), code)).toEqual(unknown);
    expect(await grantOf(looked, school.id)).toBeUndefined();
    // Its reviewer sees who invited.
    expect(await grantOf(asked, school.id)).toMatchObject({ code, inviterId: member.uid });
    expect(await isCode(`${school.id}-school`)).toBe(true);
    expect(await isCode(`${other.id}-member`)).toBe(true);
  });

  test('is another one when they are approved again', async () => {
    const { school, member, code } = await invited();
    await remove(member);
    await afterAllEvents(async () => expect(await isCode(code)).toBe(false));
    await approve(member, school);
    await afterAllEvents(async () => {
      const own = await db.collection('inviteCodes').where('userId', '==', member.uid).get();
      expect(own.size).toBe(1);
      expect(own.docs[0]?.id).not.toBe(code);
    });
  });

  test('goes on when they are a member again before the removal arrives', async () => {
    const { member, looked, school, code } = await invited();
    const { approved, approvedSchools, schoolIds, schools } = member;
    await failingFirst('functions.invoke', 1, () => remove(member));
    await db.doc(`users/${member.uid}`).update({ approved, approvedSchools, schoolIds, schools });
    await afterAllRetries(async () => expect(await isCode(code)).toBe(true));
    expect(await grantOf(looked, school.id)).toMatchObject({ code });
  });

  test('needs another look after a request made with it is gone', async () => {
    const { asked, school, request } = await invited();
    await request.delete();
    await afterAllEvents(async () => expect(await grantOf(asked, school.id)).toBeUndefined());
  });

  test('that was looked up anew is not taken by a late event of the request before', async () => {
    const { asked, school, request, code } = await invited();
    await failingFirst('functions.invoke', 1, () => request.delete());
    await callAs(asked, 'lookUpInviteCode', { code });
    await afterAllRetries(async () => expect(await grantOf(asked, school.id)).toMatchObject({ code }));
  });
});
