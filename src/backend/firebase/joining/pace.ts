import { serverTimestamp, type WriteBatch } from 'firebase/firestore';
import { cooldownEnd } from '@/domain/entities/join-cooldown';
import { JOIN_REQUEST_DAYS, MAX_JOIN_REQUESTS } from '@/domain/limits';
import { DAY_MS } from '@/domain/time';
import { BackendError, errorCode } from '../../errors';
import { fetched } from '../../fetched';
import { joinCooldownRef } from '../collections/join-cooldowns';
import { type JoinRequestTimes, joinRequestTimesRef } from '../collections/join-request-times';
import { readDocument } from '../reading/documents';
import { toBackendError } from '../sdk/errors';

/**
 * When this parent has asked before, if they may ask this school now. The device's clock has no say in it: where the
 * answer depends on the time, which is seldom, it is the server's.
 * @throws BackendError `failed-precondition` while the school's cooldown holds, `resource-exhausted` after too many
 *   requests; both say when the next is possible
 */
export async function requireMayAsk(uid: string, schoolId: string): Promise<JoinRequestTimes | null> {
  const [cooldown, times] = await Promise.all([
    readDocument(joinCooldownRef(schoolId, uid)),
    readDocument(joinRequestTimesRef(uid)),
  ]);
  const next = nextPossible(times);
  const isSureToMay = !cooldownEnd(cooldown, LONG_AGO) && next <= LONG_AGO;
  if (isSureToMay) return times;

  const { readServerTime } = await fetched(() => import('../writing/daily-limit'));
  const now = await readServerTime();
  const end = cooldownEnd(cooldown, now);
  if (end) throw new BackendError('failed-precondition', { retryAt: end });
  if (next > now) throw new BackendError('resource-exhausted', { retryAt: next });
  return times;
}

/**
 * What to ask again with after a refusal: another device may have asked for a school since the first look.
 * @throws BackendError as `requireMayAsk`, as what keeps its parent from asking may have come since; else the refusal
 */
export async function timesSince(
  before: JoinRequestTimes | null,
  [uid, schoolId]: readonly [uid: string, schoolId: string],
  refusal: unknown,
): Promise<JoinRequestTimes | null> {
  if (errorCode(toBackendError(refusal)) !== 'permission-denied') throw refusal;
  const times = await requireMayAsk(uid, schoolId);
  if (times?.last.toMillis() === before?.last.toMillis()) throw refusal;
  return times;
}

/** Whatever holds at this moment, held at some time. */
const LONG_AGO = new Date(0);

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
