import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { AuditEntry } from '@/domain/entities/audit';
import { db } from '../platform/app';

/** A new audit entry's id, which what it is about may carry. */
export const newAuditId = (): string => db.collection('auditLog').doc().id;

/** Puts an act on record, in the transaction that does it. */
export function recordAct(tx: Transaction, id: string, entry: Omit<AuditEntry, 'id' | 'at'>): void {
  tx.create(db.doc(`auditLog/${id}`), { ...entry, at: FieldValue.serverTimestamp() });
}
