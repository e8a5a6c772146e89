import { EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { BackendError } from '../../errors';
import { fetched } from '../../fetched';
import type { AccountChooser, AuthPort } from '../../ports/auth';
import { auth } from '../sdk/auth';

/** Has whoever is signed in show that it is them; their token says so from then on. */
export async function reauthenticate(by: Parameters<AuthPort['reauthenticate']>[0]): Promise<void> {
  const user = auth.currentUser;
  if (!user?.email) throw new BackendError('unauthenticated');
  if ('password' in by)
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, by.password));
  else await reauthenticateWithGoogle(user, by);
}

async function reauthenticateWithGoogle(
  user: User,
  { chooseAccount }: { chooseAccount?: AccountChooser },
): Promise<void> {
  // Compared in place, so that only the local build contains the chooser's side.
  if (import.meta.env.VITE_BACKEND === 'local') {
    const local = await fetched(() => import('./google-local'));
    return local.reauthenticate(user, chooseAccount);
  }
  const google = await fetched(() => import('./google-popup'));
  return google.reauthenticate(user);
}
