import { requestWaitingId } from '@/domain/ids';
import { notificationRef, readNotices } from '../notify/tell';
import { moderatorsOf, parseUser } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { inSharedTurn } from '../platform/in-turn';
import { requestFacts } from '../platform/requests';
import { productNotification } from './product-notification';

/** More people than decide on one school's requests; bounds what one request may cost. */
const MOST_TOLD = 50;
/** More than a school ever has; with so many the number says nothing any more. */
const MOST_COUNTED = 200;

/**
 * Has the bells of those who decide about a school's requests say how many parents wait: one notification each, news again with
 * a further parent, and gone when nobody waits. It names nobody. What waits by now decides, so repeated, late and reordered
 * events end right; those who ask at once are told together.
 */
export const tellWaiting = (schoolId: string): Promise<void> =>
  inSharedTurn(`requests of ${schoolId}`, async () => {
    for (const { uid, isMember } of await decidersOf(schoolId)) await sync(schoolId, uid, isMember);
  });

/** The moderators of a school, or the admins where it has none. */
async function decidersOf(schoolId: string): Promise<{ uid: string; isMember: boolean }[]> {
  const found = await moderatorsOf(schoolId).limit(MOST_TOLD).get();
  const admins = db.collection('users').where('isAdmin', '==', true).limit(MOST_TOLD);
  const { docs } = found.empty ? await admins.get() : found;
  return docs.flatMap((doc) => {
    const user = parseUser(doc);
    return user ? [{ uid: user.uid, isMember: user.approvedSchools.includes(schoolId) }] : [];
  });
}

async function sync(schoolId: string, uid: string, isMember: boolean): Promise<void> {
  const id = requestWaitingId(schoolId, uid);
  const at = await now();
  await db.runTransaction(async (tx) => {
    const before = await tx.get(notificationRef(id));
    const waiting = db.collection('pendingRequests').where('schoolId', '==', schoolId);
    const { docs } = await tx.get(waiting.select('userId', 'requestedAt').limit(MOST_COUNTED));
    const others = docs.filter((doc) => requestFacts(doc).userId !== uid);
    if (others.length === 0) {
      if (before.exists) tx.delete(before.ref);
      return;
    }
    const latest = Math.max(...others.map((doc) => requestFacts(doc).requestedAt?.toMillis() ?? 0));
    const [notice] = await readNotices(
      [
        productNotification({
          type: 'request-waiting',
          ...{ id, userId: uid, link: '/admin/pending-requests', count: others.length, cause: latest },
          schoolId: isMember ? schoolId : null,
        }),
      ],
      new Date(at),
    );
    const document = notice?.over(before);
    if (document) tx.set(before.ref, document);
    else if (before.exists && before.get('count') !== others.length)
      tx.update(before.ref, { count: others.length });
  });
}
