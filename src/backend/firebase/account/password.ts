import { updatePassword } from 'firebase/auth';
import { BackendError } from '../../errors';
import { reauthenticate } from '../auth/reauthenticate';
import { auth } from '../sdk/auth';

/** Proves by the present password that it is the owner, then sets the new one, which ends all other sign-ins. */
export async function changePassword(current: string, next: string): Promise<void> {
  await reauthenticate({ password: current });
  if (!auth.currentUser) throw new BackendError('unauthenticated');
  await updatePassword(auth.currentUser, next);
}
