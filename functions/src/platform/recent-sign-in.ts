import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { RECENT_SIGN_IN_MINUTES } from '@/domain/limits';
import { MINUTE_MS } from '@/domain/time';

/**
 * Refuses whoever has not lately given their password or gone through Google's window: the rules' hasSignedInLately.
 * By the clock of the sign-in, which no test moves.
 * @throws failed-precondition with the reason, after which the app asks for it
 */
export function requireRecentSignIn(request: CallableRequest): void {
  const signedInAt = Number(request.auth?.token.auth_time ?? 0) * 1_000;
  if (Date.now() - signedInAt < RECENT_SIGN_IN_MINUTES * MINUTE_MS) return;
  throw new HttpsError('failed-precondition', 'Please log in again.', { reason: 'requires-recent-login' });
}
