import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { fetched } from '../../fetched';

/**
 * Has somebody show that it is them, then does what that was for. Where the account asks for a second factor it fails
 * with SecondFactorRequired, which goes on from there.
 * @param around what the going on happens in
 */
export async function withSecondFactor<T>(
  prove: () => Promise<User>,
  goOn: (user: User) => Promise<T>,
  around?: (work: () => Promise<T>) => Promise<T>,
): Promise<T> {
  let user: User;
  try {
    user = await prove();
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'auth/multi-factor-auth-required') throw error;
    const { toBeResumed } = await fetched(() => import('../second-factor/resume'));
    throw toBeResumed(error, goOn, around);
  }
  return goOn(user);
}
