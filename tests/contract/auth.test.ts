import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Account } from '@/backend/ports/auth';
import { newUser } from '@/domain/entities/user';
import { eventually } from '../functions/support/eventually.ts';
import { mailsTo, mailTo } from '../functions/support/mail.ts';
import { authAdmin, backend, db, world } from './support/adapter.ts';
import { codeOf } from './support/watching.ts';

const { account, auth } = backend;
const PASSWORD = 'a-test-password';
const NAMES = { firstName: 'Nora', lastName: 'New' };

let email: string;
beforeEach(async () => {
  email = world.freshEmail('nora');
  await auth.signOut();
});

const signUp = (fields = {}) =>
  auth.signUp({ ...NAMES, email, password: PASSWORD, keepSignedIn: false, ...fields });
const logIn = (fields = {}) => auth.signIn({ email, password: PASSWORD, keepSignedIn: false, ...fields });

/** Who the adapter says is signed in, from now on. */
function observed() {
  const told: (Account | null)[] = [];
  onTestFinished(auth.observe((account) => told.push(account)));
  return {
    told,
    until: (wanted: string | null) => eventually(async () => expect(told.at(-1)?.uid ?? null).toBe(wanted)),
  };
}

describe('a sign-up', () => {
  test('makes an account with its record, in lower case and without any right', async () => {
    const account = await signUp({ email: email.toUpperCase() });
    expect(account).toMatchObject({ uid: expect.any(String), displayName: 'Nora New' });
    const { createdAt, lastLogin, ...record } = (await world.data(`users/${account.uid}`)) ?? {};
    const fresh = newUser({ uid: account.uid, email, ...NAMES });
    expect({ ...record, createdAt: null, lastLogin: null }).toEqual(fresh);
    expect([createdAt.toDate(), lastLogin.toDate()]).toEqual([expect.any(Date), expect.any(Date)]);
  });

  test('is refused where there is an account, and with a weak password', async () => {
    await signUp();
    await auth.signOut();
    sessionStorage.clear();
    expect(await codeOf(signUp({ password: 'another-password' }))).toBe('email-in-use');
    expect(await codeOf(signUp({ email: world.freshEmail(), password: 'short' }))).toBe('weak-password');
  });

  test('tells of the account once, when its record is there', async () => {
    const told: Promise<unknown>[] = [];
    // Looked up the moment the account is told: whoever hears of it reads its record next.
    const stop = auth.observe((account) => account && told.push(world.data(`users/${account.uid}`)));
    onTestFinished(stop);
    const { uid } = await signUp();
    await eventually(async () => expect(told).not.toEqual([]));
    expect(await Promise.all(told)).toEqual([expect.objectContaining({ uid, firstName: 'Nora' })]);
  });
});

describe('a log-in', () => {
  test('is told, in this tab alone, and ended by a sign-out', async () => {
    const user = await world.newcomer();
    const watched = observed();
    expect(await logIn({ email: user.email })).toMatchObject({ uid: user.uid, email: user.email });
    await watched.until(user.uid);
    expect([auth.missingPersistence(), backend.connection?.isKeptSignedIn()]).toEqual([null, false]);
    await auth.signOut();
    await watched.until(null);
  });

  test('is refused alike for a wrong password and an unknown address', async () => {
    const user = await world.newcomer();
    expect(await codeOf(logIn({ email: user.email, password: 'wrong' }))).toBe('wrong-credentials');
    expect(await codeOf(logIn())).toBe('wrong-credentials');
    expect(await codeOf(logIn({ email: 'nobody' }))).toBe('invalid-argument');
  });

  test('of a closed account says so', async () => {
    const user = await world.newcomer();
    await authAdmin.updateUser(user.uid, { disabled: true });
    expect(await codeOf(logIn({ email: user.email }))).toBe('account-disabled');
  });

  test('finishes a sign-up that broke off, by the name of the account', async () => {
    const { uid } = await authAdmin.createUser({ email, password: PASSWORD, displayName: 'Nora van New' });
    await logIn();
    expect(await world.data(`users/${uid}`)).toMatchObject({ email, firstName: 'Nora', lastName: 'van New' });
  });
});

describe('Google', () => {
  test('signs in who was chosen, and makes the record of a new account', async () => {
    const chooseAccount = async () => ({ name: 'Gina Google', email });
    const account = await auth.signInWithGoogle({ keepSignedIn: false, chooseAccount });
    expect(account).toMatchObject({ email, displayName: 'Gina Google' });
    expect(await world.data(`users/${account.uid}`)).toMatchObject({ firstName: 'Gina', lastName: 'Google' });
    await db.doc(`users/${account.uid}`).update({ bio: 'Kept' });
    await auth.signInWithGoogle({ keepSignedIn: false, chooseAccount });
    expect(await world.data(`users/${account.uid}`)).toMatchObject({ bio: 'Kept' });
  });

  test('is given up without a choice', async () => {
    const chooseAccount = async () => null;
    expect(await codeOf(auth.signInWithGoogle({ keepSignedIn: false, chooseAccount }))).toBe('popup-closed');
  });
});

describe('an account without a record', () => {
  test('asks for names where none is known, and takes them', async () => {
    const { uid } = await authAdmin.createUser({ email, password: PASSWORD });
    await logIn();
    expect(await auth.completeAccount()).toBe(false);
    expect(await world.data(`users/${uid}`)).toBeNull();
    expect(await auth.completeAccount(NAMES)).toBe(true);
    expect(await world.data(`users/${uid}`)).toMatchObject(NAMES);
    expect((await authAdmin.getUser(uid)).displayName).toBe('Nora New');
    expect(await auth.completeAccount()).toBe(true);
  });

  test('is nobody’s while nobody is signed in', async () => {
    expect(await codeOf(auth.completeAccount(NAMES))).toBe('unauthenticated');
  });
});

describe('a forgotten password', () => {
  const forget = () => auth.sendPasswordReset(email);
  const resetToken = async () => /confirm\?token=([\w-]+)/.exec((await mailTo(email)).text)?.[1] ?? '';

  test('is replaced by the link of a mail, once, and every sign-in has ended', async () => {
    const { uid } = await world.newcomer({ email });
    await logIn();
    await forget();
    const token = await resetToken();
    const link = { kind: 'new-password', email, to: null, isDone: false };
    expect(await account.checkLink(token)).toEqual(link);
    expect(await codeOf(account.setNewPassword(token, `${email.split('@')[0]}1`))).toBe('weak-password');
    // The provider counts in seconds.
    await delay(1_100);
    await account.setNewPassword(token, 'three small cats');
    expect(await codeOf(auth.reload())).toBe('unauthenticated');
    expect(await codeOf(account.setNewPassword(token, 'four small cats'))).toBe('not-found');
    expect(await codeOf(logIn())).toBe('wrong-credentials');
    expect(await logIn({ password: 'three small cats' })).toMatchObject({ uid });
  });

  test('is answered alike where there is no account, and counted', async () => {
    for (const _ of [1, 2, 3]) expect(await codeOf(forget())).toBe('none');
    expect(await codeOf(forget())).toBe('resource-exhausted');
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('showing that it is still the same person', () => {
  test('takes the password', async () => {
    await signUp();
    expect(await auth.isSignInRecent()).toBe(true);
    expect(await codeOf(auth.reauthenticate({ password: 'not-it' }))).toBe('wrong-credentials');
    await auth.reauthenticate({ password: PASSWORD });
    expect(await auth.isSignInRecent()).toBe(true);
  });

  test('takes the same account of Google’s', async () => {
    const chooseAccount = async () => ({ name: 'Gina Google', email });
    const other = async () => ({ name: 'Gil Google', email: world.freshEmail('gil') });
    await auth.signInWithGoogle({ keepSignedIn: false, chooseAccount });
    expect(await codeOf(auth.reauthenticate({ chooseAccount: other }))).toBe('wrong-credentials');
    await auth.reauthenticate({ chooseAccount });
  });

  test('is for whoever is signed in', async () => {
    expect(await auth.isSignInRecent()).toBe(false);
    expect(await codeOf(auth.reauthenticate({ password: PASSWORD }))).toBe('unauthenticated');
  });
});

describe('the password', () => {
  test('is changed by whoever knows the present one', async () => {
    await signUp();
    expect(await codeOf(account.changePassword('not-it', 'three small cats'))).toBe('wrong-credentials');
    await account.changePassword(PASSWORD, 'three small cats');
    await auth.signOut();
    expect(await codeOf(logIn())).toBe('wrong-credentials');
    expect(await logIn({ password: 'three small cats' })).toMatchObject({ email, hasPassword: true });
  });

  test('is nobody’s while nobody is signed in', async () => {
    expect(await codeOf(account.changePassword(PASSWORD, 'three small cats'))).toBe('unauthenticated');
    expect(await codeOf(account.signOutEverywhere())).toBe('unauthenticated');
  });

  test('is none of an account of Google’s', async () => {
    const chooseAccount = async () => ({ name: 'Gina Google', email });
    const google = await auth.signInWithGoogle({ keepSignedIn: false, chooseAccount });
    expect(google).toMatchObject({ emailVerified: true, hasPassword: false });
  });
});

test('logging out everywhere ends the sign-in of another device', async () => {
  const user = await signUp();
  // The provider counts in seconds.
  await delay(1_100);
  await account.signOutEverywhere();
  // The provider prolongs no sign-in of before.
  expect(await codeOf(auth.reload())).toBe('unauthenticated');
  expect((await authAdmin.getUser(user.uid)).disabled).toBe(false);
  expect(await logIn()).toMatchObject({ uid: user.uid });
});

describe('a new address', () => {
  test('is confirmed by the link of the mail to it, and the account is told', async () => {
    const user = await signUp();
    expect(user.emailVerified).toBe(false);
    const watched = observed();
    const { text } = await mailTo(email);
    const token = /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect(await account.checkLink(token)).toEqual({
      kind: 'confirm-address',
      email,
      to: null,
      isDone: false,
    });
    await account.followLink(token);
    await auth.reload();
    expect(watched.told.at(-1)).toMatchObject({ uid: user.uid, emailVerified: true });
    // Nothing is left to send.
    await account.sendVerificationEmail();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is asked for again, three times in a day', async () => {
    await signUp();
    await mailTo(email);
    await account.sendVerificationEmail();
    await account.sendVerificationEmail();
    expect(await codeOf(account.sendVerificationEmail())).toBe('resource-exhausted');
  });

  test('takes the place of the present one once both have agreed, and ends every sign-in', async () => {
    const { uid } = await world.newcomer({ email });
    await logIn();
    const next = world.freshEmail('next');
    expect(await codeOf(account.requestAddressChange(email))).toBe('invalid-argument');
    await account.requestAddressChange(next);
    const tokenTo = async (address: string) =>
      /confirm\?token=([\w-]+)/.exec((await mailTo(address)).text)?.[1] ?? '';
    const [present, coming] = [await tokenTo(email), await tokenTo(next)];
    expect(await account.checkLink(coming)).toEqual({
      kind: 'take-address',
      email: next,
      to: next,
      isDone: false,
    });
    expect(await account.followLink(coming)).toBe('waiting');
    // The provider counts in seconds.
    await delay(1_100);
    expect(await account.followLink(present)).toBe('done');
    // This browser's sign-in has ended as well.
    expect(await codeOf(auth.reload())).toBe('unauthenticated');
    expect(await account.checkLink(present)).toMatchObject({ kind: 'leave-address', to: next, isDone: true });
    expect(await logIn({ email: next })).toMatchObject({ uid, email: next, emailVerified: true });
  });

  test('is confirmed by no made-up link', async () => {
    expect(await codeOf(account.checkLink('no-token'))).toBe('not-found');
    expect(await codeOf(account.followLink('no-token'))).toBe('not-found');
  });
});
