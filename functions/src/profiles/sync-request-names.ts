import { pendingRequestSchema } from '@/domain/entities/pending-request';
import { isSameName, requestNameChange } from '@/domain/name-change';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';

const parseRequest = parserOf(pendingRequestSchema);

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
    const open = await tx.get(own);
    for (const doc of open.docs) {
      const request = parseRequest(doc);
      if (request && !isSameName(request, user)) tx.update(doc.ref, requestNameChange(request, user));
    }
  });
}
