import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';

/**
 * Makes a parent's open requests show the name that their account has: reviewers decide on it. Our client writes both in
 * one batch; one of somebody's own making could change the account alone, and no rule lets that request be approved.
 */
export async function syncRequestNames(uid: string): Promise<void> {
  const own = db.collection('pendingRequests').where('userId', '==', uid);
  if ((await own.limit(1).get()).empty) return;
  await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    if (!user) return;
    const { firstName, lastName } = user;
    const open = await tx.get(own);
    for (const request of open.docs)
      if (request.get('firstName') !== firstName || request.get('lastName') !== lastName)
        tx.update(request.ref, { firstName, lastName });
  });
}
