import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { newMember } from '@/domain/directory-entry';
import { newJoinCooldown } from '@/domain/entities/join-cooldown';
import type { User } from '@/domain/entities/user';
import { pendingRequestId } from '@/domain/ids';
import { withMembership, withoutMembership } from '@/domain/leaving-school';
import { userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { shownNames } from '../platform/person-names';
import { memberRef } from './targets';

const cooldownRef = (schoolId: string, uid: string): DocumentReference =>
  db.doc(`schools/${schoolId}/joinCooldowns/${uid}`);

/** `_endedMemberships/{caseId}`: since when somebody was a member whom this case has removed. */
export const endedMembershipRef = (caseId: string): DocumentReference =>
  db.doc(`_endedMemberships/${caseId}`);

interface Ending {
  caseId: string;
  auditId: string;
  reason: string | null;
}

/**
 * Reads a membership, to end it as an admin's removal does (src/backend/firebase/admin/removal.ts): lists, role, directory
 * entry and a week in which they can't ask again.
 */
export async function readMembershipEnd(
  tx: Transaction,
  user: User,
  schoolId: string,
): Promise<(ending: Ending) => void> {
  const entry = await tx.get(memberRef(schoolId, user.uid));
  return ({ caseId, auditId, reason }) => {
    const now = FieldValue.serverTimestamp();
    const record = withoutMembership(user, schoolId, reason, now);
    if (!record) return;
    tx.set(endedMembershipRef(caseId), { joinedAt: (entry.get('joinedAt') as unknown) ?? null });
    tx.update(userRef(user.uid), { ...record, lastAuditId: auditId });
    tx.delete(entry.ref);
    tx.set(cooldownRef(schoolId, user.uid), { ...newJoinCooldown(user, schoolId, auditId), startedAt: now });
  };
}

/**
 * Reads what a removal has left, to take it back: membership, directory entry with its time, an end of the cooldown and
 * of a request made meanwhile. Groups and roles don't come back.
 */
export async function readMembershipReturn(
  tx: Transaction,
  user: User,
  { caseId, schoolId, schoolName }: { caseId: string; schoolId: string; schoolName: string },
): Promise<(auditId: string) => void> {
  const ended = await tx.get(endedMembershipRef(caseId));
  const cooldown = await tx.get(cooldownRef(schoolId, user.uid));
  const request = await tx.get(db.doc(`pendingRequests/${pendingRequestId(user.uid, schoolId)}`));
  return (auditId) => {
    // Never removed, or let in anew meanwhile.
    if (!ended.exists || user.approvedSchools.includes(schoolId)) return;
    // Without `lastAuditId`: it would announce an approval.
    tx.update(userRef(user.uid), withMembership(user, schoolId, schoolName));
    tx.set(memberRef(schoolId, user.uid), {
      ...newMember({ ...user, ...shownNames(user) }),
      joinedAt: (ended.get('joinedAt') as unknown) ?? FieldValue.serverTimestamp(),
    });
    tx.delete(ended.ref);
    if (request.exists) tx.delete(request.ref);
    if (cooldown.exists)
      tx.update(cooldown.ref, { liftedAt: FieldValue.serverTimestamp(), lastAuditId: auditId });
  };
}
