import { auth, db } from '../platform/app';

/**
 * Confirms the address of an account, and on its open requests, which reviewers see in their order. Doing it again does
 * no harm.
 * @returns false when the account has another address by now, or is gone
 */
export async function confirmAddress(uid: string, email: string): Promise<boolean> {
  const { users } = await auth().getUsers([{ uid }]);
  const [account] = users;
  if (account?.email !== email) return false;
  if (!account.emailVerified) await auth().updateUser(uid, { emailVerified: true });
  const requests = await db.collection('pendingRequests').where('userId', '==', uid).get();
  await Promise.all(requests.docs.map(({ ref }) => ref.update({ emailConfirmed: true })));
  return true;
}
