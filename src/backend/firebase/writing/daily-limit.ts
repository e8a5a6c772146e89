import { getDocFromServer } from 'firebase/firestore';
import { dailyLimit } from '@/domain/daily-limit';
import type { CountedKind } from '@/domain/rate-counter';
import { BackendError } from '../../errors';
import { rateCounterRef } from '../collections/rate-counters';
import { auth } from '../sdk/auth';

/** What is asked after a refusal: fetched then, as hardly anybody ever needs it. */

/** The server's time. Nothing tells it but a new sign-in token, which names when it was made. */
export async function readServerTime(): Promise<Date> {
  const token = await auth.currentUser?.getIdTokenResult(true);
  return token ? new Date(token.issuedAtTime) : new Date();
}

/** @throws BackendError `daily-limit` when a person has written as much of a kind as a day allows */
export async function throwIfReached(uid: string, kind: CountedKind, day: number): Promise<void> {
  // Another person's counter is refused as well.
  const counter = await getDocFromServer(rateCounterRef(uid, kind, day)).catch(() => null);
  const { count = 0, expiresAt = null } = counter?.data() ?? {};
  if (count >= dailyLimit(kind)) throw new BackendError('daily-limit', { retryAt: expiresAt });
}
