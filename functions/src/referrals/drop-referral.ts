import { userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { parseReferral, referralRef } from '../platform/referrals';
import { recountReferrals } from './recount-referrals';

/** Deletes the record of an account that is gone, which no longer counts for its inviter. */
export async function dropReferral(uid: string): Promise<void> {
  const inviterId = await db.runTransaction(async (tx) => {
    const [user, found] = await tx.getAll(userRef(uid), referralRef(uid));
    if (user?.exists || !found?.exists) return null;
    tx.delete(found.ref);
    return parseReferral(found)?.referredByUserId ?? null;
  });
  if (inviterId) await recountReferrals(inviterId);
}
