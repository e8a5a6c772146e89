import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import type { School } from '@/domain/entities/school';
import { db } from '../platform/app';
import { parseSchool, schoolRef } from '../platform/schools';

/** `_archivedCodes/{code}`: codes of archived schools, as they were. They open nothing there, and are nobody else's. */
const ARCHIVED = '_archivedCodes';
const OPEN = 'inviteCodes';

const codesIn = (collection: string, schoolId: string, userId: string | null) =>
  db.collection(collection).where('schoolId', '==', schoolId).where('userId', '==', userId);

/**
 * Reads the codes of a school that a member hands on, or with null its own, to take them away.
 * @returns what takes them away, after all reads of the transaction
 */
export async function readOpenCodes(tx: Transaction, schoolId: string, userId: string | null) {
  const found = await tx.get(codesIn(OPEN, schoolId, userId));
  return () => move(tx, found, ARCHIVED, {});
}

/** The same the other way round. They say what the school is called by now. */
export async function readArchivedCodes(tx: Transaction, school: School, userId: string | null) {
  const found = await tx.get(codesIn(ARCHIVED, school.id, userId));
  return () => move(tx, found, OPEN, { schoolName: school.name, cityName: school.city });
}

function move(tx: Transaction, found: QuerySnapshot, to: string, changed: object): void {
  for (const code of found.docs) {
    tx.set(db.doc(`${to}/${code.id}`), { ...code.data(), ...changed });
    tx.delete(code.ref);
  }
}

/** Has the school's own codes open nothing while it is archived, and what they opened before as long as it is not. */
export async function syncOwnCodes(schoolId: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const school = parseSchool(await tx.get(schoolRef(schoolId)));
    if (!school) return;
    const moveAll = await (school.archivedAt
      ? readOpenCodes(tx, schoolId, null)
      : readArchivedCodes(tx, school, null));
    moveAll();
  });
}
