import { serverTimestamp, type WriteBatch } from 'firebase/firestore';
import { cooldownEnd } from '@/domain/entities/join-cooldown';
import { JOIN_REQUEST_DAYS, MAX_JOIN_REQUESTS } from '@/domain/limits';
import { DAY_MS } from '@/domain/time';
import { BackendError } from '../../errors';
import { joinCooldownRef } from '../collections/join-cooldowns';
import { type JoinRequestTimes, joinRequestTimesRef } from '../collections/join-request-times';
import { readDocument } from '../reading/documents';

/**
 * When this parent has asked before, if they may ask this school now.
 * @throws BackendError `failed-precondition` while the school's cooldown holds, `resource-exhausted` after too many
 *   requests; both say when the next is possible
 */
export async function requireMayAsk(uid: string, schoolId: string): Promise<JoinRequestTimes | null> {
  const [cooldown, times] = await Promise.all([
    readDocument(joinCooldownRef(schoolId, uid)),
    readDocument(joinRequestTimesRef(uid)),
  ]);
  const now = new Date();
  const end = cooldownEnd(cooldown, now);
  if (end) throw new BackendError('failed-precondition', { retryAt: end });
  const next = nextPossible(times);
  if (next > now) throw new BackendError('resource-exhausted', { retryAt: next });
  return times;
}

/** When the oldest of the latest five is long enough ago. */
function nextPossible(times: JoinRequestTimes | null): Date {
  const oldest = times?.earlier[MAX_JOIN_REQUESTS - 2];
  return new Date(oldest ? oldest.toMillis() + JOIN_REQUEST_DAYS * DAY_MS : 0);
}

/** Notes in the batch of a request that somebody asks now; rules refuse a request without it. */
export function noteTime(
  batch: WriteBatch,
  uid: string,
  requestId: string,
  before: JoinRequestTimes | null,
): void {
  const earlier = before ? [before.last, ...before.earlier].slice(0, MAX_JOIN_REQUESTS - 1) : [];
  batch.set(joinRequestTimesRef(uid), { requestId, last: serverTimestamp(), earlier });
}
