import { beforeEach, expect, test } from 'vitest';
import { SecondFactorRequired } from '@/backend/errors';
import { auth as sdkAuth } from '@/backend/firebase/sdk/auth';
import type { SecondFactorPort } from '@/backend/ports/second-factor';
import { mailTo } from '../functions/support/mail.ts';
import { totpCode } from '../support/totp.ts';
import type { TestUser } from '../support/world.ts';
import { as, authAdmin, backend, world } from './support/adapter.ts';
import { codeOf } from './support/watching.ts';

const { account, auth } = backend;
const PASSWORD = 'three small cats';

let person: TestUser;
let factor: SecondFactorPort;
beforeEach(async () => {
  person = await world.newcomer();
  await as(person);
  factor = await account.secondFactor();
});

/** Turns it on, by a code of long ago, so that the later ones are still to be used. */
async function enrol(): Promise<string> {
  const setup = await factor.begin();
  await setup.finish(totpCode(setup.key, -4));
  return setup.key;
}

/** The step that somebody's first one leads to. */
async function nextStep(first: Promise<unknown>): Promise<SecondFactorRequired> {
  const error = await first.then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof SecondFactorRequired)) throw new Error(`No second step: ${String(error)}`);
  return error;
}

/** Turns it off past the SDK of this page, as another tab would. */
async function withdrawElsewhere(): Promise<void> {
  const idToken = await sdkAuth.currentUser?.getIdToken();
  const call = async (path: string, body: object) => {
    const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/${path}?key=local`;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ idToken, ...body }) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { users } = (await call('v1/accounts:lookup', {})) as {
    users: { mfaInfo: { mfaEnrollmentId: string }[] }[];
  };
  const mfaEnrollmentId = users[0]?.mfaInfo[0]?.mfaEnrollmentId;
  await call('v2/accounts/mfaEnrollment:withdraw', { mfaEnrollmentId });
}

const logIn = () => auth.signIn({ email: person.email, password: person.password, keepSignedIn: false });

test('is turned on by a code of the app that has the key', async () => {
  expect(await factor.get()).toBeNull();
  const setup = await factor.begin();
  const address = new URL(setup.url);
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/Schoolgate:${person.email}`,
  ]);
  expect(address.searchParams.get('secret')).toBe(setup.key);
  expect(await codeOf(setup.finish('000000'))).toBe('wrong-code');
  expect(await factor.get()).toBeNull();
  await setup.finish(totpCode(setup.key));
  expect(await factor.get()).toEqual({ enrolledAt: expect.any(Date) });
  expect(await codeOf(factor.begin())).toBe('already-exists');
});

test('is for confirmed addresses', async () => {
  await authAdmin.updateUser(person.uid, { emailVerified: false });
  await auth.reload();
  expect(await codeOf(factor.begin())).toBe('failed-precondition');
});

test('is asked for after the password, until the code is right', async () => {
  const key = await enrol();
  await auth.signOut();
  expect(await codeOf(auth.signIn({ email: person.email, password: 'wrong', keepSignedIn: false }))).toBe(
    'wrong-credentials',
  );
  const step = await nextStep(logIn());
  expect(await codeOf(factor.get())).toBe('unauthenticated');
  expect(await codeOf(step.resume('000000'))).toBe('wrong-code');
  expect(await codeOf(factor.get())).toBe('unauthenticated');
  const code = totpCode(key);
  await step.resume(code);
  expect(await factor.get()).not.toBeNull();
  await auth.signOut();
  // Whoever has looked over a shoulder comes too late.
  expect(await codeOf((await nextStep(logIn())).resume(code))).toBe('wrong-code');
});

test('is asked for after Google, too', async () => {
  const email = world.freshEmail('gia');
  const chooseAccount = async () => ({ name: 'Gia Google', email });
  const signIn = () => auth.signInWithGoogle({ keepSignedIn: false, chooseAccount });
  await auth.signOut();
  await signIn();
  const key = await enrol();
  await auth.signOut();
  await (await nextStep(signIn())).resume(totpCode(key, -1));
  const again = await nextStep(auth.reauthenticate({ chooseAccount }));
  await again.resume(totpCode(key));
  expect(await factor.get()).not.toBeNull();
});

test('belongs to showing once more that it is them, and to a new password', async () => {
  const key = await enrol();
  const again = await nextStep(auth.reauthenticate({ password: person.password }));
  await again.resume(totpCode(key, -1));
  const change = await nextStep(account.changePassword(person.password, PASSWORD));
  expect(await codeOf(change.resume('000000'))).toBe('wrong-code');
  await change.resume(totpCode(key));
  await auth.signOut();
  person = { ...person, password: PASSWORD };
  await (await nextStep(logIn())).resume(totpCode(key, 1));
  expect(await factor.get()).not.toBeNull();
});

test('stays what it is when the password is reset by mail', async () => {
  const key = await enrol();
  await auth.signOut();
  await auth.sendPasswordReset(person.email);
  const token = /confirm\?token=([\w-]+)/.exec((await mailTo(person.email)).text)?.[1] ?? '';
  await account.setNewPassword(token, PASSWORD);
  person = { ...person, password: PASSWORD };
  await (await nextStep(logIn())).resume(totpCode(key));
  expect(await factor.get()).not.toBeNull();
});

test('of another account of Google makes nobody that account in the middle of a page', async () => {
  const [own, other] = [world.freshEmail('gia'), world.freshEmail('gus')];
  const choosing = (email: string) => async () => ({ name: 'Gia Google', email });
  const signIn = (email: string) =>
    auth.signInWithGoogle({ keepSignedIn: false, chooseAccount: choosing(email) });
  const keys = new Map<string, string>();
  for (const email of [other, own]) {
    await auth.signOut();
    await signIn(email);
    keys.set(email, await enrol());
  }
  const step = await nextStep(auth.reauthenticate({ chooseAccount: choosing(other) }));
  expect(await codeOf(step.resume(totpCode(keys.get(other) ?? '')))).toBe('wrong-credentials');
  expect(await codeOf(factor.get())).toBe('unauthenticated');
});

test('is turned off once, though it was elsewhere meanwhile', async () => {
  await enrol();
  await withdrawElsewhere();
  await factor.remove();
  await auth.signOut();
  expect(await logIn()).toMatchObject({ uid: person.uid });
});

test('is turned off, after which the password is enough', async () => {
  await enrol();
  await factor.remove();
  expect(await factor.get()).toBeNull();
  await factor.remove();
  await auth.signOut();
  expect(await logIn()).toMatchObject({ uid: person.uid });
});
