import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { isNotFound } from '../platform/firestore-errors';

/** Updates many documents. What was deleted in the meantime needs no new name. */
export async function updateAll(
  docs: readonly QueryDocumentSnapshot[],
  fieldsOf: (doc: QueryDocumentSnapshot) => Record<string, unknown>,
): Promise<void> {
  const writer = db.bulkWriter();
  writer.onWriteError((error) => !isNotFound(error) && error.failedAttempts < 5);
  const writes = docs.map((doc) =>
    writer.update(doc.ref, fieldsOf(doc)).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    }),
  );
  await Promise.all([...writes, writer.close()]);
}
