import type { User } from '@/domain/entities/user';
import { markJoined } from '../invites/mark-joined';
import { userIn, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { inviteCodeIn } from '../platform/schools';
import { recount } from './recount';

/**
 * Ties a newly approved parent to the member whose code they joined with, counts that member's referrals anew and
 * marks their invite as joined.
 * The first inviter keeps the referral: joining a second school with another code changes nothing.
 */
export async function tieToInviter(uid: string, schoolId: string, code: string | null): Promise<void> {
  if (!code || code.includes('/')) return;
  const tied = await db.runTransaction(async (tx) => {
    const user = userIn(await tx.get(userRef(uid)));
    if (!user?.approvedSchools.includes(schoolId)) return null;
    if (user.referredByUserId) return { inviterId: user.referredByUserId, email: user.email };
    const used = inviteCodeIn(await tx.get(db.doc(`inviteCodes/${code}`)));
    // A school's own code has no inviter; a code of another school opens nothing here.
    if (!used?.userId || used.schoolId !== schoolId) return null;
    const inviter = userIn(await tx.get(userRef(used.userId)));
    if (!mayRefer(inviter, uid, schoolId)) return null;
    tx.update(userRef(uid), { referredByUserId: inviter.uid });
    return { inviterId: inviter.uid, email: user.email };
  });
  if (!tied) return;
  await recount(tied.inviterId);
  await markJoined(tied.inviterId, tied.email);
}

// Not oneself, not a deleted account, and not somebody who has left the school.
function mayRefer(inviter: User | null, uid: string, schoolId: string): inviter is User {
  return inviter !== null && inviter.uid !== uid && inviter.approvedSchools.includes(schoolId);
}
