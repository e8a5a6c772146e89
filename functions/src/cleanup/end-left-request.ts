import { pendingRequestId } from '@/domain/ids';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';

/**
 * Ends the request of a parent who has taken the school off their own lists. Our client does both in one batch; rules
 * can't see that it does, and a request that is left lying would stand in the queue for good: nobody could decide it.
 */
export async function endLeftRequest(uid: string, schoolId: string): Promise<void> {
  const requestRef = db.doc(`pendingRequests/${pendingRequestId(uid, schoolId)}`);
  await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    const isThere = (await tx.get(requestRef)).exists;
    // Asked anew meanwhile, or decided: the decision has its own way.
    if (isThere && user && !user.schoolIds.includes(schoolId)) tx.delete(requestRef);
  });
}
