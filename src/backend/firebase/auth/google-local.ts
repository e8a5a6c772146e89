import {
  type Auth,
  GoogleAuthProvider,
  type OAuthCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  type User,
} from 'firebase/auth';
import { BackendError } from '../../errors';
import type { AccountChooser } from '../../ports/auth';

/** Signs in against the local backend, which accepts unsigned Google tokens. */
export async function signIn(auth: Auth, choose?: AccountChooser): Promise<User> {
  const { user } = await signInWithCredential(auth, await chosen(choose));
  return user;
}

/** Shows that it is the same person, by choosing the same account. */
export async function reauthenticate(user: User, choose?: AccountChooser): Promise<void> {
  await reauthenticateWithCredential(user, await chosen(choose));
}

async function chosen(choose?: AccountChooser): Promise<OAuthCredential> {
  const account = await choose?.();
  if (!account) throw new BackendError('popup-closed');
  const token = JSON.stringify({
    sub: account.email,
    email: account.email,
    email_verified: true,
    name: account.name,
  });
  return GoogleAuthProvider.credential(token);
}
