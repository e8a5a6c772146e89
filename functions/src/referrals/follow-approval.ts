import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { parseReferral, referralRef, writeReferral } from '../platform/referrals';
import { recountReferrals } from './recount-referrals';

/**
 * Repeats on an account's record of referrals whether it belongs to a school, and counts anew for its inviter: a member
 * who is removed no longer counts, and counts again when approved again.
 */
export async function followApproval(uid: string): Promise<void> {
  const inviterId = await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    const record = parseReferral(await tx.get(referralRef(uid)));
    if (!user || !record) return null;
    if (record.approved !== user.approved) writeReferral(tx, user, record);
    return record.referredByUserId;
  });
  if (inviterId) await recountReferrals(inviterId);
}
