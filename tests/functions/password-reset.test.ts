import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { auth, db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { HOUR, moveClock } from './support/clock.ts';
import { resetClock, waitUntilIdle } from './support/control.ts';
import { expectSoundMail, linksOf } from './support/emails.ts';
import { callFrom, newIp } from './support/http.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { createSchool, createUser, PASSWORD } from './support/people.ts';

const NEXT = 'three small cats';
const ACCEPTED = { result: { status: 'accepted' } };
/** Asks from a place of its own, as all in one place share a limit. */
const forget = (email: string, from = newIp()) => callFrom(from, 'requestPasswordReset', { email });
const set = (token: string, password = NEXT) => callAs(null, 'setNewPassword', { token, password });
const gone = { code: 'functions/not-found' };

/** The token of each reset mail to an address, the newest first. */
async function tokensTo({ email }: User): Promise<string[]> {
  const mails = await mailsTo(email);
  const links = mails.flatMap((mail) => linksOf(mail).filter((link) => link.includes('/confirm?')));
  // Each stands in the HTML and in the text.
  return [...new Set(links.map((link) => new URL(link).searchParams.get('token') ?? ''))];
}

/** Whether a password opens the account, as the provider says. */
async function opens({ email }: User, password: string): Promise<boolean> {
  const root = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${root}/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok;
}

async function resetToken(user: User): Promise<string> {
  await forget(user.email);
  await mailTo(user.email);
  return (await tokensTo(user))[0] ?? '';
}

beforeAll(resetClock);
afterEach(() => moveClock(0));

test('a link in a mail sets the password once, ends all sign-ins and says so', async () => {
  const user = await createUser();
  const before = await auth.getUser(user.uid);
  expect(await forget(user.email.toUpperCase())).toEqual(ACCEPTED);
  const mail = await mailTo(user.email);
  expectSoundMail(mail);
  expect(mail.subject).toBe('Reset your password for Schoolgate');
  const [token = ''] = await tokensTo(user);
  // A scanner opens every link, and no press of a button sets a password.
  expect(await callAs(null, 'checkAccountLink', { token })).toMatchObject({ kind: 'new-password' });
  await expect(callAs(null, 'followAccountLink', { token })).rejects.toMatchObject(gone);

  // The provider counts in seconds.
  await delay(1_100);
  expect(await set(token)).toEqual({ status: 'changed' });
  expect((await auth.getUser(user.uid)).tokensValidAfterTime).not.toBe(before.tokensValidAfterTime);
  expect([await opens(user, PASSWORD), await opens(user, NEXT)]).toEqual([false, true]);
  await expect(set(token, 'four small cats')).rejects.toMatchObject(gone);
  expect(await opens(user, NEXT)).toBe(true);
  const told = (await mailsTo(user.email)).filter(({ subject }) => subject.includes('has a new password'));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('/contact')]);
});

test('nobody learns whether there is an account, and what asked is forgotten', async () => {
  const nobody = `${randomUUID()}@schoolgate.test`;
  const user = await createUser();
  const closed = await createUser();
  await auth.updateUser(closed.uid, { disabled: true });
  const addresses = [nobody, user.email, closed.email];
  const answers = await Promise.all(addresses.map((email) => forget(email)));
  expect(answers).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
  await waitUntilIdle();
  expect(await Promise.all(addresses.map(async (to) => (await mailsTo(to)).length))).toEqual([0, 1, 0]);
  const kept = await db.collection('_passwordResets').where('email', 'in', addresses).get();
  expect(kept.size).toBe(0);
  const links = await db.collection('_accountLinks').where('uid', '==', user.uid).get();
  // The token itself is in the mail alone.
  expect(links.docs.map(({ id }) => id)).not.toContain((await tokensTo(user))[0]);
});

test('one press more does not end the first link, but its use ends all', async () => {
  const user = await createUser();
  const first = await resetToken(user);
  await forget(user.email);
  await waitUntilIdle();
  const tokens = await tokensTo(user);
  expect(tokens).toHaveLength(2);
  const second = tokens.find((token) => token !== first) ?? '';
  expect(await set(second)).toEqual({ status: 'changed' });
  await expect(set(first, 'four small cats')).rejects.toMatchObject(gone);
});

test('of two presses at once one counts', async () => {
  const user = await createUser();
  const token = await resetToken(user);
  const outcomes = await Promise.allSettled([set(token), set(token, 'four small cats')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a link works for an hour, and not after the address was changed', async () => {
  const user = await createUser();
  const late = await resetToken(user);
  await moveClock(HOUR + 1_000);
  await expect(set(late)).rejects.toMatchObject(gone);
  await moveClock(0);
  await auth.updateUser(user.uid, { email: `${randomUUID()}@schoolgate.test` });
  await expect(set(late)).rejects.toMatchObject(gone);
});

test('whoever has the link has shown that the address is theirs', async () => {
  const user = await createUser({}, { emailVerified: false });
  const school = await createSchool();
  await mailTo(user.email);
  const request = db.doc(`pendingRequests/${user.uid}_${school.id}`);
  await request.set({ userId: user.uid, schoolId: school.id, email: user.email, emailConfirmed: false });
  await forget(user.email);
  await waitUntilIdle();
  const tokens = await tokensTo(user);
  const kinds = await Promise.all(
    tokens.map(async (token) => (await callAs<{ kind: string }>(null, 'checkAccountLink', { token })).kind),
  );
  await set(tokens[kinds.indexOf('new-password')] ?? '');
  expect((await auth.getUser(user.uid)).emailVerified).toBe(true);
  expect((await request.get()).get('emailConfirmed')).toBe(true);
  // The other link confirms an address, and sets nothing.
  await expect(set(tokens[kinds.indexOf('confirm-address')] ?? '', 'four small cats')).rejects.toMatchObject(
    gone,
  );
});

test('a password that is easy to guess is refused, and the link still works', async () => {
  const user = await createUser({ firstName: 'Wilhelmina' });
  const token = await resetToken(user);
  for (const password of ['short', 'Password2026', null])
    await expect(callAs(null, 'setNewPassword', { token, password })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
  await expect(set(token, 'Wilhelmina1')).rejects.toMatchObject({
    code: 'functions/invalid-argument',
    details: { reason: 'weak-password' },
  });
  expect(await set(token)).toEqual({ status: 'changed' });
});

test('a wish for another address that came before is over', async () => {
  const user = await createUser();
  await callAs(user, 'requestAddressChange', { email: `${randomUUID()}@schoolgate.test` });
  await waitUntilIdle();
  const [leave = ''] = await tokensTo(user);
  await forget(user.email);
  await waitUntilIdle();
  const token = (await tokensTo(user)).find((candidate) => candidate !== leave) ?? '';
  await set(token);
  await expect(callAs(null, 'followAccountLink', { token: leave })).rejects.toMatchObject(gone);
});

test('a Google account of another address opens the account no more', async () => {
  const user = await createUser();
  await auth.updateUser(user.uid, {
    providerToLink: { providerId: 'google.com', uid: randomUUID(), email: `${randomUUID()}@schoolgate.test` },
  });
  await set(await resetToken(user));
  const { providerData } = await auth.getUser(user.uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});

test('who comes with Google is told so', async () => {
  const email = `${randomUUID()}@schoolgate.test`;
  const { uid } = await auth.createUser({ email, emailVerified: true });
  await forget(email);
  const mail = await mailTo(email);
  expectSoundMail(mail);
  expect(mail.text).toContain('you log in with Google');
  expect((await db.collection('_accountLinks').where('uid', '==', uid).get()).size).toBe(0);
});

test('three wishes a day from one place for a mailbox, however it is spelled, and ten in all', async () => {
  const [name, here] = [randomUUID(), newIp()];
  const exhausted = { error: { status: 'RESOURCE_EXHAUSTED', details: { retryAt: expect.any(Number) } } };
  for (const note of ['', '+school', '+again'])
    expect(await forget(`${name}${note}@schoolgate.test`, here)).toEqual(ACCEPTED);
  expect(await forget(`${name}@schoolgate.test`, here)).toMatchObject(exhausted);
  expect(await forget(`${randomUUID()}@schoolgate.test`, here)).toEqual(ACCEPTED);
  // Its owner, elsewhere, still gets a link.
  for (const _ of [4, 5, 6, 7, 8, 9, 10]) expect(await forget(`${name}@schoolgate.test`)).toEqual(ACCEPTED);
  expect(await forget(`${name}@schoolgate.test`)).toMatchObject(exhausted);
});

test('sixty wishes a day from one place', async () => {
  const here = newIp();
  for (let asked = 0; asked < 60; asked += 1)
    expect(await forget(`${randomUUID()}@schoolgate.test`, here)).toEqual(ACCEPTED);
  expect(await forget(`${randomUUID()}@schoolgate.test`, here)).toMatchObject({
    error: { status: 'RESOURCE_EXHAUSTED' },
  });
});
