import { updatePassword } from 'firebase/auth';
import { proveByPassword } from '../auth/reauthenticate';
import { withSecondFactor } from '../auth/with-second-factor';

/** Proves by the present password that it is the owner, then sets the new one, which ends all other sign-ins. */
export async function changePassword(current: string, next: string): Promise<void> {
  await withSecondFactor(
    () => proveByPassword(current),
    (user) => updatePassword(user, next),
  );
}
