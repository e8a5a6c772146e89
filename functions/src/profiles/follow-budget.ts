import { DAY_MS } from '@/domain/time';
import { type Limit, openBudgets } from '../limits/budget';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { expiryAfter } from '../platform/expiry';
import { log } from '../platform/log';
import { eventMark, REMEMBER_DAYS } from '../platform/steps';

/** More than anybody corrects their profile in a day; each may rewrite hundreds of posts and comments. */
const FOLLOWS_PER_DAY = 20;

const limit = (uid: string): Limit => ({
  name: 'follow-profile',
  subject: uid,
  windows: [{ max: FOLLOWS_PER_DAY, ms: DAY_MS }],
});

/**
 * Whether this change of a profile may still be carried to posts and comments today. Decided once per event, so that
 * a step tried again spends nothing and is not given up half-way.
 */
export async function mayFollow(eventId: string, uid: string): Promise<boolean> {
  const at = await now();
  const may = await db.runTransaction(async (tx) => {
    const mark = eventMark(`follow_${eventId}`);
    const decided = (await tx.get(mark)).get('may') as boolean | undefined;
    if (decided !== undefined) return decided;
    const spend = await openBudgets(tx, [limit(uid)], at);
    spend?.();
    tx.create(mark, { may: spend !== null, expiresAt: expiryAfter(at, REMEMBER_DAYS) });
    return spend !== null;
  });
  if (!may) log.warn('A profile changed too often to be followed', { uid, eventId });
  return may;
}
