import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { markJoined } from '../invites/mark-joined';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { referralIn, writeReferral } from '../platform/referrals';
import type { RequestFacts } from '../platform/requests';
import { parseInviteCode } from '../platform/schools';
import { recountReferrals } from './recount-referrals';

/**
 * Stores which code a newly approved parent has joined with and whose it is, counts that member's referrals anew and
 * marks their invite as joined. The code is the request's, of which nothing is left but the event of its end. The first
 * inviter keeps the referral: joining a second school with another code changes nothing.
 * @param endedAt when the request was deleted
 */
export async function setReferrer(request: RequestFacts, endedAt: Date): Promise<void> {
  const { userId: uid, schoolId, inviteCode: code } = request;
  if (!isDocumentId(uid) || !isDocumentId(schoolId) || !isDocumentId(code)) return;
  const referral = await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    if (!user || !(await isApproval(tx, user, schoolId, endedAt))) return null;
    const record = await referralIn(tx, uid);
    const referredByUserId = record.referredByUserId ?? (await inviterBy(tx, code, uid, schoolId));
    writeReferral(tx, user, { ...record, usedCode: code, referredByUserId });
    return referredByUserId && { inviterId: referredByUserId, email: user.email };
  });
  if (!referral) return;
  await recountReferrals(referral.inviterId);
  await markJoined(referral.inviterId, referral.email);
}

/**
 * Whether a request ended with the approval that counts by now. The event of one that was withdrawn or rejected may come
 * only after a later one was approved: it ended before its parent joined.
 */
async function isApproval(tx: Transaction, user: User, schoolId: string, endedAt: Date): Promise<boolean> {
  if (!user.approvedSchools.includes(schoolId)) return false;
  const entry = await tx.get(db.doc(`schools/${schoolId}/members/${user.uid}`));
  const joinedAt = entry.get('joinedAt') as Timestamp | undefined;
  return joinedAt !== undefined && endedAt.getTime() >= joinedAt.toMillis();
}

/** The member whose code this is; null where there is none who counts. */
async function inviterBy(
  tx: Transaction,
  code: string,
  uid: string,
  schoolId: string,
): Promise<string | null> {
  const used = parseInviteCode(await tx.get(db.doc(`inviteCodes/${code}`)));
  // A school's own code has no inviter; a code of another school opens nothing here.
  if (!used?.userId || used.schoolId !== schoolId) return null;
  const inviter = parseUser(await tx.get(userRef(used.userId)));
  // Not oneself, not a deleted account, and not somebody who has left the school.
  const counts = inviter !== null && inviter.uid !== uid && inviter.approvedSchools.includes(schoolId);
  return counts ? inviter.uid : null;
}
