import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { newUser, type User } from '@/domain/entities/user';
import { MAX_NAME, NAME_READ_BACK_MS, NAME_READ_BACK_TRIES } from '@/domain/limits';
import { db } from './firestore';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const nameOf = (email: string) => (email.split('@')[0] ?? email).slice(0, MAX_NAME);

/**
 * Creates the account record if it is missing, then reads the name back until it is there (spec §4). An account that
 * came without a name is called by the first part of its address until its owner says otherwise.
 */
export async function ensureUserRecord(
  account: Pick<User, 'uid' | 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  const ref = doc(db(), 'users', account.uid);
  const existing = await getDoc(ref);
  if (existing.exists()) return;
  const now = serverTimestamp();
  await setDoc(ref, {
    ...newUser({ ...account, firstName: account.firstName || nameOf(account.email) }),
    email: account.email.toLowerCase(),
    createdAt: now,
    lastLogin: now,
  });
  for (let attempt = 0; attempt < NAME_READ_BACK_TRIES; attempt += 1) {
    const record = (await getDoc(ref)).data();
    if (record?.firstName) return;
    await pause(NAME_READ_BACK_MS);
  }
}
