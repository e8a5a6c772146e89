import { type Auth, signOut, type User } from 'firebase/auth';

/** What the server says of accounts that it takes no more. The SDK signs out by itself for the first two. */
const GONE: readonly unknown[] = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/invalid-user-token',
  'auth/internal-error',
];

/**
 * Asks the server about an account that was believed to be signed in. One that it takes no more is signed out; a server
 * that can't be reached, or has too much to do, says nothing of anybody.
 * @param onAnswer is called when what is known of the account may have changed
 */
export async function askKept(auth: Auth, user: User, onAnswer: () => void): Promise<void> {
  try {
    await user.reload();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (GONE.includes(code) && auth.currentUser === user) await signOut(auth);
    return;
  }
  onAnswer();
}
