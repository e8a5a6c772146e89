import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { replaceAddress } from '../../scripts/local/replace-address.ts';
import { auth, db } from './support/admin.ts';
import { asClient, callAs, tokenOf } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { resetClock } from './support/control.ts';
import { expectSoundMail, linksOf } from './support/emails.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { createSchool, createUser, readUser } from './support/people.ts';
import { goneAddress } from './support/refused.ts';

const newAddress = () => `${randomUUID()}@schoolgate.test`;
const ask = (user: User, email: string) => callAs(user, 'requestAddressChange', { email });
const follow = (token: string) => callAs<{ status: string }>(null, 'followAccountLink', { token });
const addressOf = async ({ uid }: User) => (await auth.getUser(uid)).email;
const gone = { code: 'functions/not-found' };

/** The provider's admin, but for one call, which fails. */
const stoppingAt = (call: keyof typeof auth): typeof auth =>
  new Proxy(auth, {
    get: (from, name) =>
      name === call
        ? () => Promise.reject(new Error('stopped'))
        : (Reflect.get(from, name) as (...args: unknown[]) => unknown).bind(from),
  });

/** The token in the newest mail to an address. */
async function tokenTo(address: string): Promise<string> {
  const link = linksOf(await mailTo(address)).find((candidate) => candidate.includes('/confirm?'));
  return new URL(link ?? 'http://none').searchParams.get('token') ?? '';
}

beforeAll(resetClock);
afterEach(() => moveClock(0));

test('an account has its new address once both have agreed, on its record and its requests, too', async () => {
  const user = await createUser();
  const school = await createSchool();
  const request = db.doc(`pendingRequests/${user.uid}_${school.id}`);
  await request.set({ userId: user.uid, schoolId: school.id, email: user.email, emailConfirmed: false });
  const to = newAddress();
  expect(await ask(user, to)).toEqual({ status: 'sent' });
  const asked = await mailTo(to);
  expectSoundMail(asked);
  // It may be a stranger's.
  for (const own of [user.email, user.firstName, user.lastName]) expect(asked.text).not.toContain(own);
  const [coming, present] = [await tokenTo(to), await tokenTo(user.email)];
  expect(await follow(coming)).toEqual({ status: 'waiting' });
  expect(await follow(coming)).toEqual({ status: 'waiting' });
  expect(await addressOf(user)).toBe(user.email);

  const before = (await auth.getUser(user.uid)).tokensValidAfterTime;
  // The provider counts in seconds.
  await delay(1_100);
  expect(await follow(present)).toEqual({ status: 'done' });
  expect(await follow(coming)).toEqual({ status: 'done' });
  expect(await auth.getUser(user.uid)).toMatchObject({ email: to, emailVerified: true });
  expect((await auth.getUser(user.uid)).tokensValidAfterTime).not.toBe(before);
  expect((await readUser(user.uid)).email).toBe(to);
  expect((await request.get()).data()).toMatchObject({ email: to, emailConfirmed: true });
  const told = (await mailsTo(user.email)).filter(({ subject }) => subject.includes('has another address'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('/contact');
});

test('a change that has stopped half-way is carried on, and one that is done not done again', async () => {
  const user = await createUser();
  const to = newAddress();
  await ask(user, to);
  const [coming, present] = [await tokenTo(to), await tokenTo(user.email)];
  await follow(coming);
  // As after a failure between the provider and the record.
  await auth.updateUser(user.uid, { email: to });
  const check = () => callAs<{ isDone: boolean }>(null, 'checkAccountLink', { token: coming });
  expect((await check()).isDone).toBe(false);
  expect(await follow(present)).toEqual({ status: 'done' });
  expect((await readUser(user.uid)).email).toBe(to);
  expect((await check()).isDone).toBe(true);

  const before = (await auth.getUser(user.uid)).tokensValidAfterTime;
  // The provider counts in seconds.
  await delay(1_100);
  for (const token of [coming, present]) expect(await follow(token)).toEqual({ status: 'done' });
  expect((await auth.getUser(user.uid)).tokensValidAfterTime).toBe(before);
});

test('a Google account of another address opens the account no more', async () => {
  const user = await createUser();
  await auth.updateUser(user.uid, {
    providerToLink: { providerId: 'google.com', uid: randomUUID(), email: newAddress() },
  });
  const to = newAddress();
  await ask(user, to);
  for (const token of [await tokenTo(to), await tokenTo(user.email)]) await follow(token);
  const { providerData } = await auth.getUser(user.uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});

test('an address that was never confirmed has no say', async () => {
  const user = await createUser({}, { emailVerified: false });
  await mailTo(user.email);
  const to = newAddress();
  await ask(user, to);
  expect(await follow(await tokenTo(to))).toEqual({ status: 'done' });
  expect(await addressOf(user)).toBe(to);
  expect(await mailsTo(user.email)).toHaveLength(1);
});

test('an address that is confirmed after the wish has its say, by a link or with Google', async () => {
  const byLink = await createUser({}, { emailVerified: false });
  await mailTo(byLink.email);
  const confirm = await tokenTo(byLink.email);
  const withGoogle = await createUser({}, { emailVerified: false });
  for (const user of [byLink, withGoogle]) {
    const to = newAddress();
    await ask(user, to);
    if (user === byLink) await follow(confirm);
    // Google's window keeps the account, and tells the provider alone.
    else await auth.updateUser(user.uid, { emailVerified: true });
    await expect(follow(await tokenTo(to))).rejects.toMatchObject(gone);
    expect(await addressOf(user)).toBe(user.email);
  }
});

test('nobody learns whether an address has an account, but for its owner', async () => {
  const [user, other] = [await createUser(), await createUser()];
  expect(await ask(user, other.email)).toEqual({ status: 'sent' });
  expect((await mailTo(other.email)).subject).toBe('You have an account at Schoolgate already');
  expect(await follow(await tokenTo(user.email))).toEqual({ status: 'waiting' });
  expect(await addressOf(user)).toBe(user.email);
});

test('an address that has got an account meanwhile stays that account’s', async () => {
  const user = await createUser();
  const to = newAddress();
  await ask(user, to);
  const [coming, present] = [await tokenTo(to), await tokenTo(user.email)];
  await follow(present);
  const other = await createUser({ email: to });
  await expect(follow(coming)).rejects.toMatchObject(gone);
  expect([await addressOf(user), await addressOf(other)]).toEqual([user.email, to]);
});

test('a newer wish ends the links of the one before, and time those of both', async () => {
  const user = await createUser();
  const [first, second] = [newAddress(), newAddress()];
  await ask(user, first);
  const [coming, present] = [await tokenTo(first), await tokenTo(user.email)];
  await ask(user, second);
  for (const token of [coming, present]) await expect(follow(token)).rejects.toMatchObject(gone);
  const late = await tokenTo(second);
  await moveClock(3 * DAY + 1_000);
  await expect(follow(late)).rejects.toMatchObject(gone);
  expect(await addressOf(user)).toBe(user.email);
});

test('three wishes a day, of which what could not be sent is none', async () => {
  const user = await createUser();
  await expect(ask(user, goneAddress())).rejects.toMatchObject({ code: 'functions/unavailable' });
  for (const _ of [1, 2, 3]) expect(await ask(user, newAddress())).toEqual({ status: 'sent' });
  await expect(ask(user, newAddress())).rejects.toMatchObject({ code: 'functions/resource-exhausted' });
});

test('an address that refuses mail asks no other mailbox, whose wishes it would cost nothing', async () => {
  const user = await createUser({ email: goneAddress() });
  const to = newAddress();
  await expect(ask(user, to)).rejects.toMatchObject({ code: 'functions/unavailable' });
  expect(await mailsTo(to)).toEqual([]);
});

test('an operator gives an account whose mailbox is lost another address, which is to be confirmed', async () => {
  const [user, other] = [await createUser(), await createUser()];
  // Without a school its trigger would fail, and be repeated for the rest of the run.
  const school = await createSchool();
  const request = db.doc(`pendingRequests/${user.uid}_${school.id}`);
  await request.set({ userId: user.uid, schoolId: school.id, email: user.email, emailConfirmed: true });
  const target = { auth, db, name: 'the tests' };
  await expect(replaceAddress(target, user.email, other.email)).rejects.toThrow('has an account already');
  const to = newAddress();
  await replaceAddress(target, user.email, to);
  expect(await auth.getUser(user.uid)).toMatchObject({ email: to, emailVerified: false });
  expect((await readUser(user.uid)).email).toBe(to);
  expect((await request.get()).data()).toMatchObject({ email: to, emailConfirmed: false });
  await expect(replaceAddress(target, user.email, newAddress())).rejects.toThrow('Nobody with the address');
});

test('what a thief has of an account is over once an operator has given it back', async () => {
  const user = await createUser();
  const stolen = newAddress();
  await ask(user, stolen);
  const links = [await tokenTo(stolen), await tokenTo(user.email)];
  for (const token of links) await follow(token);
  await replaceAddress({ auth, db, name: 'the tests' }, stolen, user.email);
  for (const link of links) await expect(follow(link)).rejects.toMatchObject(gone);
  expect(await addressOf(user)).toBe(user.email);
  // The token, which is out for an hour, is recent-sign-in.test.ts's: the emulator refuses it by itself.
  await expect(tokenOf(user)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  expect((await db.collection('_accountLinks').where('uid', '==', user.uid).get()).size).toBe(0);
});

test('an operator’s replacement that has stopped half-way is finished by the next run', async () => {
  const user = await createUser();
  const to = newAddress();
  const target = { auth, db, name: 'the tests' };
  const stops = { ...target, auth: stoppingAt('revokeRefreshTokens') };
  await expect(replaceAddress(stops, user.email, to)).rejects.toThrow('stopped');
  expect(await addressOf(user)).toBe(to);
  await replaceAddress(target, user.email, to);
  expect((await readUser(user.uid)).email).toBe(to);
});

test('is for whoever has a password: Google’s address is Google’s', async () => {
  const user = await createUser();
  await asClient(user, async (call) => {
    await auth.updateUser(user.uid, { providersToUnlink: ['password'] });
    await expect(call('requestAddressChange', { email: newAddress() })).rejects.toMatchObject({
      code: 'functions/failed-precondition',
      message: expect.stringContaining('No password.'),
    });
  });
});

test('is for whoever is signed in, and another address than the present one', async () => {
  const user = await createUser();
  await expect(callAs(null, 'requestAddressChange', { email: newAddress() })).rejects.toMatchObject({
    code: 'functions/unauthenticated',
  });
  await asClient(user, async (call) => {
    for (const email of [user.email.toUpperCase(), 'no address', null])
      await expect(call('requestAddressChange', { email })).rejects.toMatchObject({
        code: 'functions/invalid-argument',
      });
  });
});
