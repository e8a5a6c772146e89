import type { DocumentReference } from 'firebase-admin/firestore';
import { auth, db } from '../platform/app';
import { isNotFound } from '../platform/firestore-errors';

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
  await Promise.all(requests.docs.map(({ ref }) => markConfirmed(ref)));
  return true;
}

/** One that was decided meanwhile is gone. */
async function markConfirmed(request: DocumentReference): Promise<void> {
  try {
    await request.update({ emailConfirmed: true });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
