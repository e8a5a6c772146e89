import { RECENT_SIGN_IN_MINUTES } from '@/domain/limits';
import { MINUTE_MS } from '@/domain/time';
import { auth } from '../sdk/auth';

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
