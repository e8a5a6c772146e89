import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { saveCalendarFeedSchema } from '@/domain/inputs/calendar-feed';
import { ofSchoolSchema } from '@/domain/inputs/schools';
import { DAY_MS } from '@/domain/time';
import { requireRateLimits } from '../limits/rate-limits';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { type AddressTraces, addressOf, CALENDAR_KEY, newAddress } from './address';
import { feedRef, parseFeed } from './documents';

/** As often as somebody who tries everything out changes anything. */
const CHANGES_PER_DAY = 30;

const OPTIONS = { secrets: [CALENDAR_KEY] };

/** The address of a feed, for its parent alone; null where the key has been changed since, until it is renewed. */
interface Told {
  address: string | null;
}
const told = (traces: AddressTraces): Told => ({ address: addressOf(traces) });

/**
 * Gives the caller a calendar feed of one of their schools, or has the one that they have hold other events under the same
 * address.
 * @throws permission-denied in a school that they are not in, resource-exhausted with `retryAt`
 */
export const saveCalendarFeed = callable(
  'saveCalendarFeed',
  saveCalendarFeedSchema,
  async ({ schoolId, choice }, request): Promise<Told> => {
    const uid = requireUid(request);
    const at = await now();
    return db.runTransaction(async (tx) => {
      const before = await readOwn(tx, uid, schoolId);
      if (before?.choice === choice) return told(before);
      const spend = await requireChange(tx, uid, at);
      const traces = before ?? newAddress();
      spend();
      if (before) tx.update(feedRef(uid, schoolId), { choice });
      else tx.set(feedRef(uid, schoolId), { ...stored(uid, schoolId, traces), choice });
      return told(traces);
    });
  },
  OPTIONS,
);

/**
 * Gives the caller's feed another address; the one before leads nowhere from then on.
 * @throws not-found where there is none, permission-denied in a school that they are not in, resource-exhausted with `retryAt`
 */
export const renewCalendarFeed = callable(
  'renewCalendarFeed',
  ofSchoolSchema,
  async ({ schoolId }, request): Promise<Told> => {
    const uid = requireUid(request);
    const at = await now();
    return db.runTransaction(async (tx) => {
      const before = await readOwn(tx, uid, schoolId);
      if (!before) throw noFeed();
      const spend = await requireChange(tx, uid, at);
      const traces = newAddress();
      spend();
      tx.set(feedRef(uid, schoolId), { ...stored(uid, schoolId, traces), choice: before.choice });
      return told(traces);
    });
  },
  OPTIONS,
);

/**
 * Tells the caller the address of their feed.
 * @throws not-found where there is none, permission-denied in a school that they are not in
 */
export const getCalendarFeedAddress = callable(
  'getCalendarFeedAddress',
  ofSchoolSchema,
  async ({ schoolId }, request): Promise<Told> => {
    const uid = requireUid(request);
    const feed = await db.runTransaction((tx) => readOwn(tx, uid, schoolId), { readOnly: true });
    if (!feed) throw noFeed();
    return told(feed);
  },
  OPTIONS,
);

/** Ends the caller's feed: its address leads nowhere from then on. Also of a school that they have left; twice does no harm. */
export const endCalendarFeed = callable(
  'endCalendarFeed',
  ofSchoolSchema,
  async ({ schoolId }, request): Promise<{ status: 'ended' }> => {
    await feedRef(requireUid(request), schoolId).delete();
    return { status: 'ended' };
  },
);

const noFeed = () => new HttpsError('not-found', 'There is no calendar feed.');

/** What is written of a new address. */
const stored = (userId: string, schoolId: string, { seed, secretHash }: AddressTraces) => ({
  ...{ userId, schoolId, seed, secretHash },
  renewedAt: FieldValue.serverTimestamp(),
});

/** The feed that a member of a school has of it, or null. @throws permission-denied */
async function readOwn(tx: Transaction, uid: string, schoolId: string) {
  const [account, feed] = await tx.getAll(userRef(uid), feedRef(uid, schoolId));
  if (!parseUser(account)?.approvedSchools.includes(schoolId))
    throw new HttpsError('permission-denied', 'Only for members of the school.');
  return parseFeed(feed);
}

const requireChange = (tx: Transaction, uid: string, at: number) => {
  const windows = [{ max: CHANGES_PER_DAY, ms: DAY_MS }];
  return requireRateLimits(tx, [{ name: 'calendar-feed', subject: uid, windows }], at);
};
