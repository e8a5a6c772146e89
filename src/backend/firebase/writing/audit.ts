import { collection, type DocumentReference, doc, serverTimestamp } from 'firebase/firestore';
import type { AuditEntry } from '@/domain/entities/audit';
import { db } from '../sdk/firestore';

type Entry = Omit<AuditEntry, 'id' | 'at'>;

/** A batch or a transaction. */
interface Writer {
  set(ref: DocumentReference, data: object): unknown;
}

/** Adds the audit entry of a privileged act to the batch or transaction that does it; rules refuse one without. */
export function audit(batch: Writer, entry: Entry, id?: string): DocumentReference {
  const log = collection(db(), 'auditLog');
  const ref = id ? doc(log, id) : doc(log);
  batch.set(ref, { subject: null, ...entry, at: serverTimestamp() });
  return ref;
}
