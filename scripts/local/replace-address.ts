import { randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { findAccount } from './find-account.ts';
import type { Target } from './target.ts';

type Backend = Pick<Target, 'auth' | 'db' | 'name'>;

/**
 * Gives an account another address without asking the one it has, and ends its password, its sign-ins and all links of
 * its mails: after a takeover the thief knows or has them. The new address has to be confirmed by its link: the
 * operator may have been told a wrong one. When it has stopped half-way it can be done again.
 * @throws in words for whoever typed the addresses
 */
export async function replaceAddress(target: Backend, from: string, to: string): Promise<void> {
  const { auth, db } = target;
  const { uid, providerData } = await findAccountOf(target, from, to);
  const providers = providerData.map(({ providerId }) => providerId);
  if (!providers.includes('password'))
    throw new Error(`${from} logs in with Google, who alone can give the account back.`);
  // First of all: a wish whose change has stopped half-way would be carried on by its link.
  await db.doc(`_addressChanges/${uid}`).delete();
  try {
    await auth.updateUser(uid, {
      email: to,
      emailVerified: false,
      // Nobody knows it: "Forgot password" is the only way in.
      password: randomBytes(32).toString('base64url'),
      ...(providers.includes('google.com') ? { providersToUnlink: ['google.com'] } : {}),
    });
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/email-already-exists') throw error;
    throw new Error(`${to} has an account already.`);
  }
  await auth.revokeRefreshTokens(uid);
  const links = await db.collection('_accountLinks').where('uid', '==', uid).get();
  const requests = await db.collection('pendingRequests').where('userId', '==', uid).get();
  const user = await db.doc(`users/${uid}`).get();
  const batch = db.batch();
  for (const { ref } of links.docs) batch.delete(ref);
  for (const { ref } of requests.docs) batch.update(ref, { email: to, emailConfirmed: false });
  // Last of all: by its record findAccountOf knows a replacement that is not finished.
  if (user.exists) batch.update(user.ref, { email: to });
  await batch.commit();
}

/** The account with an address, or the one that got the other at a run before, which did not come to its end. */
async function findAccountOf(target: Backend, from: string, to: string): Promise<UserRecord> {
  const { users } = await target.auth.getUsers([{ email: from }, { email: to }]);
  const [account] = users;
  if (users.length !== 1 || account?.email !== to) return findAccount(target, from);
  const user = await target.db.doc(`users/${account.uid}`).get();
  return user.get('email') === from ? account : findAccount(target, from);
}
