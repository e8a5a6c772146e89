import { type Auth, GoogleAuthProvider, signInWithCredential, type User } from 'firebase/auth';
import { BackendError } from '../../errors';
import type { AccountChooser } from '../../ports/auth';

/** Signs in against the local backend, which accepts unsigned Google tokens. */
export async function signIn(auth: Auth, choose?: AccountChooser): Promise<User> {
  const account = await choose?.();
  if (!account) throw new BackendError('popup-closed');
  const token = JSON.stringify({
    sub: account.email,
    email: account.email,
    email_verified: true,
    name: account.name,
  });
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
  return user;
}
