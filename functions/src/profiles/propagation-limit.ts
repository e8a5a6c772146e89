import { DAY_MS } from '@/domain/time';
import { checkRateLimits, type RateLimit } from '../limits/rate-limits';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { expiryAfter } from '../platform/expiry';
import { log } from '../platform/log';
import { idempotencyKeyRef, REMEMBER_DAYS } from '../platform/steps';

/** More than anybody corrects their profile in a day; each may rewrite hundreds of posts and comments. */
const PROPAGATIONS_PER_DAY = 20;

const limit = (uid: string): RateLimit => ({
  name: 'author-snapshot',
  subject: uid,
  windows: [{ max: PROPAGATIONS_PER_DAY, ms: DAY_MS }],
});

/**
 * Whether this change of a profile may still be propagated to posts and comments today. Decided once per event, so that
 * a step tried again spends nothing and is not given up half-way.
 */
export async function mayPropagate(eventId: string, uid: string): Promise<boolean> {
  const at = await now();
  const may = await db.runTransaction(async (tx) => {
    const mark = idempotencyKeyRef(`author-snapshot_${eventId}`);
    const decided = (await tx.get(mark)).get('may') as boolean | undefined;
    if (decided !== undefined) return decided;
    const spend = await checkRateLimits(tx, [limit(uid)], at);
    spend?.();
    tx.create(mark, { may: spend !== null, expiresAt: expiryAfter(at, REMEMBER_DAYS) });
    return spend !== null;
  });
  if (!may) log.warn('A profile changed too often: its posts follow later', { uid, eventId });
  return may;
}
