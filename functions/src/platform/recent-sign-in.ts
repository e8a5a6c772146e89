import type { UserRecord } from 'firebase-admin/auth';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { RECENT_SIGN_IN_MINUTES } from '@/domain/limits';
import { MINUTE_MS } from '@/domain/time';

/**
 * Refuses whoever has not lately given their password or gone through Google's window: the rules' hasSignedInLately.
 * By the clock of the sign-in, which no test moves.
 * @throws failed-precondition with the reason, after which the app asks for it
 */
export function requireRecentSignIn(request: CallableRequest): void {
  if (Date.now() - signedInAt(request) < RECENT_SIGN_IN_MINUTES * MINUTE_MS) return;
  throw notRecent();
}

/**
 * Refuses a token that is out still, though its sign-in was ended: by a reset, by "Log out everywhere", or by an
 * operator who gave the account back. Whoever holds it may be the one that was put out.
 * @param account as the provider has it now; the caller's
 * @throws failed-precondition with the reason, as above
 */
export function requireLivingSignIn(
  request: CallableRequest,
  account: Pick<UserRecord, 'tokensValidAfterTime'> | undefined,
): void {
  const endedAt = account?.tokensValidAfterTime;
  if (endedAt && signedInAt(request) < Date.parse(endedAt)) throw notRecent();
}

const signedInAt = ({ auth }: CallableRequest): number => Number(auth?.token.auth_time ?? 0) * 1_000;

const notRecent = () =>
  new HttpsError('failed-precondition', 'Please log in again.', { reason: 'requires-recent-login' });
