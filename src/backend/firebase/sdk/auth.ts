import { connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { signInPersistence } from '../sign-in/persistence';
import { trustKept } from '../sign-in/trust-kept';
import { app, localHost, localPort } from './app';

// No popup resolver here: it would load its iframe at every start. Google sign-in brings it.
export const auth = initializeAuth(app, { persistence: signInPersistence });
if (import.meta.env.VITE_BACKEND === 'local')
  connectAuthEmulator(auth, `http://${localHost}:${localPort(9099)}`, { disableWarnings: true });

/** The account that this device has kept, once it is signed in without having asked the server. */
export const believed = trustKept(auth);

/** Whether the sign-in token says that the account's address is confirmed, as the rules will read it. */
export async function isAddressConfirmed(): Promise<boolean> {
  const token = await auth.currentUser?.getIdTokenResult();
  return token?.claims.email_verified === true;
}
