import type { User } from '@/domain/entities/user';
import { markJoined } from '../invites/mark-joined';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { parseInviteCode } from '../platform/schools';
import { recountReferrals } from './recount-referrals';

/**
 * Stores on a newly approved parent which member's code they joined with, counts that member's referrals anew and marks
 * their invite as joined.
 * The first inviter keeps the referral: joining a second school with another code changes nothing.
 */
export async function setReferrer(uid: string, schoolId: string, code: string | null): Promise<void> {
  if (!code || code.includes('/')) return;
  const referral = await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    if (!user?.approvedSchools.includes(schoolId)) return null;
    if (user.referredByUserId) return { inviterId: user.referredByUserId, email: user.email };
    const used = parseInviteCode(await tx.get(db.doc(`inviteCodes/${code}`)));
    // A school's own code has no inviter; a code of another school opens nothing here.
    if (!used?.userId || used.schoolId !== schoolId) return null;
    const inviter = parseUser(await tx.get(userRef(used.userId)));
    if (!mayRefer(inviter, uid, schoolId)) return null;
    tx.update(userRef(uid), { referredByUserId: inviter.uid });
    return { inviterId: inviter.uid, email: user.email };
  });
  if (!referral) return;
  await recountReferrals(referral.inviterId);
  await markJoined(referral.inviterId, referral.email);
}

// Not oneself, not a deleted account, and not somebody who has left the school.
function mayRefer(inviter: User | null, uid: string, schoolId: string): inviter is User {
  return inviter !== null && inviter.uid !== uid && inviter.approvedSchools.includes(schoolId);
}
