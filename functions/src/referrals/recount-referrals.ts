import { REFERRAL_THRESHOLD } from '@/domain/limits';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';

/**
 * Sets a member's referral count to the number of approved users tied to them (product §4.5): counted, never added up,
 * so repeated events can't inflate it. The transaction holds the inviter, so two approvals at once count one after the
 * other.
 */
export async function recountReferrals(inviterId: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const inviter = parseUser(await tx.get(userRef(inviterId)));
    if (!inviter) return;
    const referred = db
      .collection('users')
      .where('referredByUserId', '==', inviterId)
      .where('approved', '==', true);
    const referralCount = (await tx.get(referred.count())).data().count;
    const rewardEligible = referralCount >= REFERRAL_THRESHOLD;
    if (referralCount === inviter.referralCount && rewardEligible === inviter.rewardEligible) return;
    tx.update(userRef(inviterId), { referralCount, rewardEligible });
  });
}
