import { getDoc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { newUser, type User } from '@/domain/entities/user';
import { NAME_READ_BACK_MS, NAME_READ_BACK_TRIES } from '@/domain/limits';
import { userRef } from '../collections/users';
import { db } from '../sdk/firestore';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether the account has its record. @throws unavailable */
export const hasUserRecord = async (uid: string): Promise<boolean> => (await getDoc(userRef(uid))).exists();

/**
 * Creates the account record if it is missing, then reads the name back until it is there (product §4.1). In a
 * transaction: it waits in no queue, so that whoever tries again knows what became of the last try, and two tabs make
 * one record.
 */
export async function createUserRecord(
  account: Pick<User, 'uid' | 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  const ref = userRef(account.uid);
  const made = runTransaction(db(), async (transaction) => {
    if ((await transaction.get(ref)).exists()) return;
    const now = serverTimestamp();
    transaction.set(ref, {
      ...newUser(account),
      email: account.email.toLowerCase(),
      createdAt: now,
      lastLogin: now,
    });
  });
  // Of two tabs the later is denied: to the rules its write is a change of the record that the other has made.
  await made.catch(async (error: unknown) => {
    if (!(await hasUserRecord(account.uid))) throw error;
  });
  for (let attempt = 0; attempt < NAME_READ_BACK_TRIES; attempt += 1) {
    if ((await getDoc(ref)).get('firstName')) return;
    await pause(NAME_READ_BACK_MS);
  }
}
