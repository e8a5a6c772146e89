import type { Timestamp } from 'firebase-admin/firestore';
import { db } from '../platform/app';

/**
 * Ends the grant that a request was made with, when the request is gone: the next one needs a look-up, which a code that
 * has ended meanwhile does not pass. By its age, so that a late event takes none that was looked up since.
 */
export async function endUsedGrant(requestId: string, requestedAt: Timestamp | undefined): Promise<void> {
  if (!requestedAt) return;
  const ref = db.doc(`inviteCodeGrants/${requestId}`);
  await db.runTransaction(async (tx) => {
    const grantedAt = (await tx.get(ref)).get('grantedAt') as Timestamp | undefined;
    if (grantedAt && grantedAt.toMillis() <= requestedAt.toMillis()) tx.delete(ref);
  });
}
