import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore';
import { pendingRequestId } from '@/domain/ids';
import { auditEntry, CITY, directoryEntry, joinCooldown, OAKFIELD } from './factories';
import type { Persona } from './personas';
import { RECORDS } from './world';

/** A decision as our own client sends it, in parts that a test may alter or leave out (undefined). */
export interface Decision {
  user: Record<string, unknown> | undefined;
  member: Record<string, unknown> | undefined;
  cooldown?: Record<string, unknown> | undefined;
  audit: Record<string, unknown> | undefined;
  auditId: string;
  requestId: string | undefined;
  /** Writes that a hostile reviewer adds. */
  alsoDelete?: string;
  alsoSet?: Record<string, object>;
}

const AUDIT_ID = 'decision1';

/** Oakfield lets the pending parent in. */
export const approval = (reviewer: Persona): Decision => ({
  user: {
    approved: true,
    approvedSchools: [OAKFIELD],
    selectedSchoolId: OAKFIELD,
    city: CITY,
    lastAuditId: AUDIT_ID,
  },
  member: { ...directoryEntry(RECORDS.pending) },
  audit: { ...auditEntry('approve-request', reviewer, 'pending') },
  auditId: AUDIT_ID,
  requestId: pendingRequestId('pending', OAKFIELD),
});

/** Oakfield turns the pending parent away. */
export const rejection = (reviewer: Persona): Decision => ({
  user: {
    schoolIds: [],
    schools: [],
    selectedSchoolId: null,
    rejectedRequest: {
      schoolId: OAKFIELD,
      schoolName: 'Oakfield Primary',
      reason: 'The document is not readable',
      rejectedAt: serverTimestamp(),
    },
    lastAuditId: AUDIT_ID,
  },
  member: undefined,
  cooldown: { ...joinCooldown(RECORDS.pending, OAKFIELD, AUDIT_ID) },
  audit: { ...auditEntry('reject-request', reviewer, 'pending') },
  auditId: AUDIT_ID,
  requestId: pendingRequestId('pending', OAKFIELD),
});

/** Sends what there is of a decision in one batch. */
export function decide(db: Firestore, decision: Decision, userId = 'pending'): Promise<void> {
  const batch = writeBatch(db);
  if (decision.audit) batch.set(doc(db, 'auditLog', decision.auditId), decision.audit);
  if (decision.user) batch.update(doc(db, 'users', userId), decision.user);
  if (decision.member) batch.set(doc(db, 'schools', OAKFIELD, 'members', userId), decision.member);
  if (decision.cooldown) batch.set(doc(db, cooldownPath(userId)), decision.cooldown);
  if (decision.requestId) batch.delete(doc(db, 'pendingRequests', decision.requestId));
  if (decision.alsoDelete) batch.delete(doc(db, decision.alsoDelete));
  for (const [path, data] of Object.entries(decision.alsoSet ?? {})) batch.set(doc(db, path), data);
  return batch.commit();
}

/** Where Oakfield keeps that somebody can't ask again yet. */
export const cooldownPath = (uid: string, schoolId = OAKFIELD) => `schools/${schoolId}/joinCooldowns/${uid}`;

/** Documents a decision touches, for putting them back. */
export const DECIDED = [
  'users/pending',
  `schools/${OAKFIELD}`,
  `schools/${OAKFIELD}/members/pending`,
  cooldownPath('pending'),
  `auditLog/${AUDIT_ID}`,
  `pendingRequests/${pendingRequestId('pending', OAKFIELD)}`,
];
