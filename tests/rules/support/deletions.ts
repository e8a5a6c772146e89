import { doc, writeBatch } from 'firebase/firestore';
import { onceAuditId } from '@/domain/ids';
import type { loadRules } from './environment';
import { auditEntry, OAKFIELD } from './factories';
import type { Persona } from './personas';

/** A deletion by an admin, with the entry of the audit log in the same batch. */
export interface Deletion {
  /** Null: deleted without one. */
  entry: object | null;
  entryId: string;
  /** What is deleted; null: the entry alone is written. */
  path: string | null;
}

export const POST = 'posts/schoolPost';
export const REMARK = `${POST}/comments/remark`;
export const POST_ENTRY = onceAuditId('delete-post', 'schoolPost');
export const REMARK_ENTRY = onceAuditId('delete-comment', 'schoolPost', 'remark');

/** Deletions of the world's post and comment under these rules. */
export function deletions(rules: ReturnType<typeof loadRules>) {
  return {
    remove(by: Persona, { entry, entryId, path }: Deletion): Promise<void> {
      const db = rules.as(by);
      const batch = writeBatch(db);
      if (entry) batch.set(doc(db, 'auditLog', entryId), entry);
      if (path) batch.delete(doc(db, path));
      return batch.commit();
    },
    ofPost: (by: Persona): Deletion => ({
      entry: auditEntry('delete-post', by, 'schoolPost'),
      entryId: POST_ENTRY,
      path: POST,
    }),
    ofRemark: (by: Persona): Deletion => ({
      entry: auditEntry('delete-comment', by, 'remark', OAKFIELD, 'schoolPost'),
      entryId: REMARK_ENTRY,
      path: REMARK,
    }),
    /** The post and the comment are there again, and nothing is on record. */
    back: () => rules.restore(POST, REMARK, `auditLog/${POST_ENTRY}`, `auditLog/${REMARK_ENTRY}`),
  };
}
