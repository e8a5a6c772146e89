import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import type { CaughtMessage } from '../../scripts/mail/messages.ts';
import { auth, db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { waitUntilIdle } from './support/control.ts';
import { expectSoundMail, linksOf } from './support/emails.ts';
import { eventually } from './support/eventually.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { createSchool, createUser } from './support/people.ts';
import { goneAddress } from './support/refused.ts';

/** Somebody who has just signed up with an address of their own choice. */
async function signedUp(fields: Partial<User> = {}): Promise<User> {
  return createUser(fields, { emailVerified: false });
}

function tokenOf(mail: CaughtMessage): string {
  const link = linksOf(mail).find((candidate) => candidate.includes('/confirm?'));
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

const follow = (token: string, as: User | null = null) => callAs(as, 'followAccountLink', { token });
const isConfirmed = async ({ uid }: User) => (await auth.getUser(uid)).emailVerified;

afterEach(() => moveClock(0));

describe('the mail to a new address', () => {
  test('goes out by itself, and its link confirms the address', async () => {
    const user = await signedUp();
    const mail = await mailTo(user.email);
    expectSoundMail(mail);
    expect(mail.subject).toBe('Confirm your address for Schoolgate');
    // Whoever signs up with a stranger's address may have chosen the name as an advertisement.
    expect(mail.text).not.toContain(user.firstName);
    const token = tokenOf(mail);
    const says = { kind: 'confirm-address', email: user.email, to: null, isDone: false };
    // A scanner opens every link.
    expect(await callAs(null, 'checkAccountLink', { token })).toEqual(says);
    expect(await isConfirmed(user)).toBe(false);

    expect(await follow(token)).toEqual({ status: 'done' });
    expect(await isConfirmed(user)).toBe(true);
    // Its answer may be lost.
    expect(await follow(token)).toEqual({ status: 'done' });
  });

  test('does not go to an address that is confirmed already, as Google’s are', async () => {
    const user = await createUser();
    const later = await signedUp();
    await mailTo(later.email);
    expect(await mailsTo(user.email)).toEqual([]);
    expect(await callAs(user, 'sendVerificationEmail', {})).toEqual({ status: 'confirmed' });
    expect(await mailsTo(user.email)).toEqual([]);
  });

  test('is sent again, three in a day all in all', async () => {
    const user = await signedUp();
    await mailTo(user.email);
    for (const _ of [2, 3])
      expect(await callAs(user, 'sendVerificationEmail', {})).toEqual({ status: 'sent' });
    await expect(callAs(user, 'sendVerificationEmail', {})).rejects.toMatchObject({
      code: 'functions/resource-exhausted',
      details: { retryAt: expect.any(Number) },
    });
    expect(await mailsTo(user.email)).toHaveLength(3);
    await moveClock(DAY + 1_000);
    expect(await callAs(user, 'sendVerificationEmail', {})).toEqual({ status: 'sent' });
  });

  test('counts for the mailbox, however its address is spelled', async () => {
    const name = randomUUID();
    for (const note of ['a', 'b', 'c']) {
      const { email } = await signedUp({ email: `${name}+${note}@schoolgate.test` });
      await mailTo(email);
    }
    const fourth = await signedUp({ email: `${name}+d@schoolgate.test` });
    await expect(callAs(fourth, 'sendVerificationEmail', {})).rejects.toMatchObject({
      code: 'functions/resource-exhausted',
    });
    expect(await mailsTo(fourth.email)).toEqual([]);
    // Whose mailbox it is signs up now: with the address as it is, which nobody else has used.
    const owner = await signedUp({ email: `${name}@schoolgate.test` });
    await mailTo(owner.email);
    await expect(callAs(owner, 'sendVerificationEmail', {})).rejects.toMatchObject({
      code: 'functions/resource-exhausted',
    });
  });

  test('counts for the mailbox at Google, however its dots stand', async () => {
    const name = randomUUID().replaceAll('-', '');
    for (const at of [1, 2, 3]) await signedUp({ email: `${name.slice(0, at)}.${name.slice(at)}@gmail.com` });
    await waitUntilIdle();
    const fourth = await signedUp({ email: `${name.slice(0, 4)}.${name.slice(4)}@googlemail.com` });
    await waitUntilIdle();
    expect(await mailsTo(fourth.email)).toEqual([]);
  });

  test('counts only when it has gone out', async () => {
    const user = await signedUp({ email: goneAddress(2) });
    await waitUntilIdle();
    await expect(callAs(user, 'sendVerificationEmail', {})).rejects.toMatchObject({
      code: 'functions/unavailable',
    });
    for (const _ of [1, 2, 3])
      expect(await callAs(user, 'sendVerificationEmail', {})).toEqual({ status: 'sent' });
    await expect(callAs(user, 'sendVerificationEmail', {})).rejects.toMatchObject({
      code: 'functions/resource-exhausted',
    });
  });

  test('is not tried without end where the server says no', async () => {
    const user = await signedUp({ email: goneAddress() });
    await waitUntilIdle();
    const codes: unknown[] = [];
    for (let tried = 0; tried < 11; tried++)
      codes.push(await callAs(user, 'sendVerificationEmail', {}).catch(({ code }) => code));
    expect(codes).toEqual([...Array(10).fill('functions/unavailable'), 'functions/resource-exhausted']);
  });

  test('is not sent for visitors', async () => {
    await expect(callAs(null, 'sendVerificationEmail', {})).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
  });
});

describe('logging out everywhere', () => {
  // That tokens end is tried in tests/contract: here others move the clock by which they would.
  test('is answered once it is done', async () => {
    expect(await callAs(await createUser(), 'signOutEverywhere', {})).toEqual({ status: 'signed-out' });
  });

  test('is for whoever is signed in', async () => {
    await expect(callAs(null, 'signOutEverywhere', {})).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
  });
});

describe('its link', () => {
  const refused = { code: 'functions/not-found' };

  test('ends after three days', async () => {
    const user = await signedUp();
    const token = tokenOf(await mailTo(user.email));
    await moveClock(3 * DAY + 1_000);
    await expect(callAs(null, 'checkAccountLink', { token })).rejects.toMatchObject(refused);
    await expect(follow(token)).rejects.toMatchObject(refused);
    expect(await isConfirmed(user)).toBe(false);
  });

  test('confirms no other address than the one it went to', async () => {
    const user = await signedUp();
    const token = tokenOf(await mailTo(user.email));
    await auth.updateUser(user.uid, { email: `${randomUUID()}@schoolgate.test` });
    await expect(follow(token)).rejects.toMatchObject(refused);
    expect(await isConfirmed(user)).toBe(false);
  });

  test('is nothing that can be guessed, or read from the database', async () => {
    const user = await signedUp();
    const token = tokenOf(await mailTo(user.email));
    const links = await db.collection('_accountLinks').where('uid', '==', user.uid).get();
    expect(links.size).toBe(1);
    expect(JSON.stringify(links.docs.map((doc) => [doc.id, doc.data()]))).not.toContain(token);
    for (const guess of [links.docs[0]?.id ?? '', `${token}x`, user.uid])
      await expect(follow(guess)).rejects.toMatchObject(refused);
  });

  test('says on the open requests that the address is confirmed', async () => {
    const user = await signedUp();
    const school = await createSchool();
    const request = db.doc(`pendingRequests/${user.uid}_${school.id}`);
    await request.set({ userId: user.uid, schoolId: school.id, emailConfirmed: false });
    await follow(tokenOf(await mailTo(user.email)));
    await eventually(async () => expect((await request.get()).get('emailConfirmed')).toBe(true));
  });
});
