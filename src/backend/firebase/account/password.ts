import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { BackendError } from '../../errors';
import { auth } from '../sdk/auth';

/** Proves by the present password that it is the owner, then sets the new one, which ends all other sign-ins. */
export async function changePassword(current: string, next: string): Promise<void> {
  const user = auth.currentUser;
  if (!user?.email) throw new BackendError('unauthenticated');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  await updatePassword(user, next);
}
