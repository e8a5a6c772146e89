import { auth } from '../platform/app';
import { addressChangeRef } from './address-change';
import { changeOpenRequests } from './open-requests';

/** The address of an account; null for one that is gone. */
export async function addressOf(uid: string): Promise<string | null> {
  const { users } = await auth().getUsers([{ uid }]);
  return users[0]?.email ?? null;
}

/**
 * Confirms the address of an account, and on its open requests, which reviewers see in their order, and ends a wish for
 * another that did not ask it. Doing it again does no harm.
 * @returns false when the account has another address by now, or is gone
 */
export async function confirmAddress(uid: string, email: string): Promise<boolean> {
  const { users } = await auth().getUsers([{ uid }]);
  const [account] = users;
  if (account?.email !== email) return false;
  if (!account.emailVerified) {
    // A wish from before did not ask this address. It may be of somebody who signed up with an address not theirs.
    await addressChangeRef(uid).delete();
    await auth().updateUser(uid, { emailVerified: true });
  }
  await changeOpenRequests(uid, { emailConfirmed: true });
  return true;
}
