import { EmailAuthProvider, reauthenticateWithCredential, signOut, type User } from 'firebase/auth';
import { BackendError } from '../../errors';
import { fetched } from '../../fetched';
import type { AccountChooser, AuthPort } from '../../ports/auth';
import { auth } from '../sdk/auth';
import { withSecondFactor } from './with-second-factor';

/** Has whoever is signed in show that it is them; their token says so from then on. */
export function reauthenticate(by: Parameters<AuthPort['reauthenticate']>[0]): Promise<void> {
  const uid = auth.currentUser?.uid;
  return withSecondFactor(
    () => ('password' in by ? proveByPassword(by.password) : proveByGoogle(by)),
    async (user) => {
      if (user.uid === uid) return;
      // After a second factor the SDK doesn't compare accounts, and puts another one in the place of this one. What the
      // page shows is of the first, and whatever it does next would be done as the second.
      await signOut(auth);
      throw new BackendError('wrong-credentials');
    },
  );
}

/** The same by the password alone, for what goes on by itself after a second factor. */
export async function proveByPassword(password: string): Promise<User> {
  const user = auth.currentUser;
  if (!user?.email) throw new BackendError('unauthenticated');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  return user;
}

async function proveByGoogle({ chooseAccount }: { chooseAccount?: AccountChooser }): Promise<User> {
  const user = auth.currentUser;
  if (!user) throw new BackendError('unauthenticated');
  // Compared in place, so that only the local build contains the chooser's side.
  if (import.meta.env.VITE_BACKEND === 'local') {
    const local = await fetched(() => import('./google-local'));
    await local.reauthenticate(user, chooseAccount);
  } else {
    const google = await fetched(() => import('./google-popup'));
    await google.reauthenticate(user);
  }
  return user;
}
