import type { UserRecord } from 'firebase-admin/auth';
import { CREDENTIALS, type Target } from './target.ts';

/** The account with an address. @throws in words for whoever typed it */
export async function findAccount(
  { auth, name }: Pick<Target, 'auth' | 'name'>,
  email: string,
): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'app/invalid-credential') throw new Error(`No Google credentials found. ${CREDENTIALS}`);
    if (code !== 'auth/user-not-found') throw error;
    throw new Error(`Nobody with the address ${email} has signed up at ${name}. Sign up in the app first.`);
  }
}
