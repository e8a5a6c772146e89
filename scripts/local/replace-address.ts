import { findAccount } from './find-account.ts';
import type { Target } from './target.ts';

/**
 * Gives an account another address without asking the one it has, and ends its sign-ins. The new one has to be
 * confirmed by its link: the operator may have been told a wrong one.
 * @throws in words for whoever typed the addresses
 */
export async function replaceAddress(
  target: Pick<Target, 'auth' | 'db' | 'name'>,
  from: string,
  to: string,
): Promise<void> {
  const { auth, db } = target;
  const { uid, providerData } = await findAccount(target, from);
  if (!providerData.some(({ providerId }) => providerId === 'password'))
    throw new Error(`${from} logs in with Google, who alone can give the account back.`);
  try {
    await auth.updateUser(uid, { email: to, emailVerified: false });
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/email-already-exists') throw error;
    throw new Error(`${to} has an account already.`);
  }
  await auth.revokeRefreshTokens(uid);
  const requests = await db.collection('pendingRequests').where('userId', '==', uid).get();
  const batch = db.batch();
  const user = await db.doc(`users/${uid}`).get();
  if (user.exists) batch.update(user.ref, { email: to });
  for (const { ref } of requests.docs) batch.update(ref, { email: to, emailConfirmed: false });
  await batch.commit();
}
