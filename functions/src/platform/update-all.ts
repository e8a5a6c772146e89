import type { FieldPath, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './app';
import { isNotFound } from './firestore-errors';

/** Fields by their names, or one by its path, which may have any name. */
type Change = Record<string, unknown> | readonly [FieldPath, unknown];

/** Updates many documents. What was deleted in the meantime needs no new name. */
export async function updateAll(
  docs: readonly QueryDocumentSnapshot[],
  changeOf: (doc: QueryDocumentSnapshot) => Change,
): Promise<void> {
  const writer = db.bulkWriter();
  writer.onWriteError((error) => !isNotFound(error) && error.failedAttempts < 5);
  const update = (doc: QueryDocumentSnapshot) => {
    const change = changeOf(doc);
    return isByPath(change) ? writer.update(doc.ref, ...change) : writer.update(doc.ref, change);
  };
  const writes = docs.map((doc) =>
    update(doc).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    }),
  );
  await Promise.all([...writes, writer.close()]);
}

const isByPath = (change: Change): change is readonly [FieldPath, unknown] => Array.isArray(change);
