import { pendingRequestId } from '@/domain/ids';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';

/**
 * Deletes the request of a parent who took the school off their lists and left it lying. No rule can see that it stays,
 * and it would wait with its document for reviewers who may not look at its parent any more. In a transaction, so that
 * of somebody who has asked again meanwhile, or of a late or repeated event, it takes nothing.
 */
export async function deleteLeftRequest(uid: string, schoolId: string): Promise<void> {
  const request = db.doc(`pendingRequests/${pendingRequestId(uid, schoolId)}`);
  if (!(await request.get()).exists) return;
  await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    if (user && !user.schoolIds.includes(schoolId)) tx.delete(request);
  });
}
