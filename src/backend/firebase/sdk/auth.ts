import { connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { RECENT_SIGN_IN_MINUTES } from '@/domain/limits';
import { MINUTE_MS } from '@/domain/time';
import { signInPersistence } from '../sign-in/persistence';
import { app, localHost, localPort } from './app';

// No popup resolver here: it would load its iframe at every start. Google sign-in brings it.
export const auth = initializeAuth(app, { persistence: signInPersistence });
if (import.meta.env.VITE_BACKEND === 'local')
  connectAuthEmulator(auth, `http://${localHost}:${localPort(9099)}`, { disableWarnings: true });

/** Whether the sign-in token says that the account's address is confirmed, as the rules will read it. */
export async function isAddressConfirmed(): Promise<boolean> {
  const token = await auth.currentUser?.getIdTokenResult();
  return token?.claims.email_verified === true;
}

/**
 * Whether somebody has given their password, or gone through Google's window, within the last half hour.
 * @param exactly by the server's clock, as the rules reckon, for which it is asked; else by this device's
 */
export async function isSignInRecent({ exactly = false } = {}): Promise<boolean> {
  const token = await auth.currentUser?.getIdTokenResult(exactly);
  if (!token) return false;
  const now = exactly ? Date.parse(token.issuedAtTime) : Date.now();
  return now - Date.parse(token.authTime) < RECENT_SIGN_IN_MINUTES * MINUTE_MS;
}
