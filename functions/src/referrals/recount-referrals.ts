import { REFERRAL_THRESHOLD } from '@/domain/limits';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { referralIn, writeReferral } from '../platform/referrals';

/**
 * Sets a member's referral count to the number of approved users tied to them (product §4.5): counted, never added up,
 * so repeated events can't inflate it. The transaction holds the inviter's record, so two approvals at once count one
 * after the other.
 */
export async function recountReferrals(inviterId: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const inviter = parseUser(await tx.get(userRef(inviterId)));
    if (!inviter) return;
    const record = await referralIn(tx, inviterId);
    const referred = db
      .collection('referrals')
      .where('referredByUserId', '==', inviterId)
      .where('approved', '==', true);
    const referralCount = (await tx.get(referred.count())).data().count;
    const rewardEligible = referralCount >= REFERRAL_THRESHOLD;
    if (referralCount === record.referralCount && rewardEligible === record.rewardEligible) return;
    writeReferral(tx, inviter, { ...record, referralCount, rewardEligible });
  });
}
