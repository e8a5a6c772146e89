import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { EXPORT_HOURS } from '@/domain/limits';
import { db } from '../platform/app';
import { now } from '../platform/clock';

/**
 * Makes a copy that somebody has asked for, once: an event comes twice.
 * @param ref the document that says what has become of it
 * @param folder where the file goes, without a slash at the end
 * @param make writes the file at a path and returns its size
 */
export async function makeExport(
  ref: DocumentReference,
  folder: string,
  make: (path: string, madeAt: Date) => Promise<number>,
): Promise<void> {
  if ((await ref.get()).get('status') !== 'making') return;
  const at = await now();
  const fileName = `${randomUUID()}.zip`;
  const size = await make(`${folder}/${fileName}`, new Date(at));
  await db.runTransaction(async (tx) => {
    // Gone with its account or school meanwhile.
    if (!(await tx.get(ref)).exists) return;
    const expiresAt = Timestamp.fromDate(addHours(at, EXPORT_HOURS));
    tx.update(ref, { status: 'ready', fileName, size, expiresAt });
  });
}
