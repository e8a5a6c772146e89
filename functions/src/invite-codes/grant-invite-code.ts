import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { InviteCode } from '@/domain/entities/school';
import { inviteCodeGrantId, pendingRequestId } from '@/domain/ids';
import { INVITE_CODE_GRANT_DAYS } from '@/domain/limits';
import { db } from '../platform/app';
import { expiryAfter } from '../platform/expiry';
import { inviteCodeRef, parseInviteCode } from '../platform/schools';

/** Longer than any request waits: until then its reviewers see by the grant who handed on the code. */
const KEPT_DAYS = 180;

export const inviteCodeGrantRef = (uid: string, schoolId: string): DocumentReference =>
  db.doc(`inviteCodeGrants/${inviteCodeGrantId(uid, schoolId)}`);

/**
 * Notes that an account knows a code: the rules take a request with a code only from such an account, so that sending
 * requests finds no codes. While a request is open its grant stays what it was, as the reviewer sees by it who
 * invited the parent. The code is read in the same transaction: one that ends at this moment grants nothing.
 */
export async function grantInviteCode(
  uid: string,
  { code, schoolId }: InviteCode,
  now: number,
): Promise<void> {
  const ref = inviteCodeGrantRef(uid, schoolId);
  await db.runTransaction(async (tx) => {
    const request = db.doc(`pendingRequests/${pendingRequestId(uid, schoolId)}`);
    const [found, open] = await tx.getAll(inviteCodeRef(code), request);
    const known = parseInviteCode(found);
    if (!known || open?.exists) return;
    tx.set(ref, {
      userId: uid,
      schoolId,
      code,
      inviterId: known.userId,
      grantedAt: Timestamp.fromMillis(now),
      validUntil: expiryAfter(now, INVITE_CODE_GRANT_DAYS),
      expiresAt: expiryAfter(now, KEPT_DAYS),
    });
  });
}
