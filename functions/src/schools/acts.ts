import { randomUUID } from 'node:crypto';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import type { AuditAction, AuditEntry } from '@/domain/entities/audit';
import type { School } from '@/domain/entities/school';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { requireUid } from '../platform/callable';
import { requireRecentSignIn } from '../platform/recent-sign-in';
import { parseSchool, schoolRef } from '../platform/schools';

/**
 * Who acts on a whole school: an admin who has just shown that it is them.
 * @throws permission-denied for all others, failed-precondition for want of a recent sign-in
 */
export async function requireAdmin(request: CallableRequest): Promise<string> {
  const uid = requireUid(request);
  if (!(await readUser(uid))?.isAdmin) throw new HttpsError('permission-denied', 'For admins only.');
  requireRecentSignIn(request);
  return uid;
}

/** The school now, to be acted on in this transaction. @throws not-found */
export async function requireSchool(tx: Transaction, schoolId: string): Promise<School> {
  const school = parseSchool(await tx.get(schoolRef(schoolId)));
  if (!school) throw new HttpsError('not-found', 'There is no such school.');
  return school;
}

/** Puts an act on a school on record, in the transaction that does it. Ids only: names change, and entries stay. */
export function putOnRecord(tx: Transaction, action: AuditAction, actorId: string, schoolId: string): void {
  const entry: Omit<AuditEntry, 'id' | 'at'> = {
    ...{ action, actorId, targetId: schoolId, schoolId },
    ...{ detail: null, subject: null },
  };
  tx.create(db.doc(`auditLog/${randomUUID()}`), { ...entry, at: FieldValue.serverTimestamp() });
}
