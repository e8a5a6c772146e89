import { type DocumentReference, serverTimestamp, type WithFieldValue } from 'firebase/firestore';
import type { AuditEntry } from '@/domain/entities/audit';
import { auditEntryRef } from '../collections/audit-log';

type Entry = Omit<AuditEntry, 'id' | 'at' | 'subject'> & Partial<Pick<AuditEntry, 'subject'>>;

/** A batch or a transaction. */
interface Writer {
  set(ref: DocumentReference<AuditEntry>, entry: WithFieldValue<AuditEntry>): unknown;
}

/**
 * Adds the audit entry of a privileged act to the batch or transaction that does it; rules refuse one without.
 * @param id of an act that happens once; a new one where none is given
 */
export function audit(batch: Writer, entry: Entry, id?: string): DocumentReference<AuditEntry> {
  const ref = auditEntryRef(id);
  batch.set(ref, { id: ref.id, subject: null, ...entry, at: serverTimestamp() });
  return ref;
}
