import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type Counted, dayOf, SCHOOL_DAYS, type Summed, schoolDayId } from '@/domain/statistics';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { expiryAfter } from '../platform/expiry';
import { isAlreadyExists } from '../platform/firestore-errors';
import { sha256 } from '../platform/hash';
import { idempotencyKeyRef, REMEMBER_DAYS } from '../platform/steps';

/** A school's day, or that of all together. Admins read it; nobody but functions writes it. */
export const dayRef = (schoolId: string, day: string): FirebaseFirestore.DocumentReference =>
  db.doc(`${SCHOOL_DAYS}/${schoolDayId(schoolId, day)}`);

/**
 * When something happened: by its own field, which the rules hold to the server's time, so that what is imported
 * counts for its own day; else when it was written.
 */
export function momentOf(snapshot: DocumentSnapshot, field: 'createdAt' | 'joinedAt'): Date {
  const moment: unknown = snapshot.get(field);
  return moment instanceof Timestamp ? moment.toDate() : (snapshot.createTime?.toDate() ?? new Date());
}

/**
 * Adds to the day of a school, in a batch. The fields of the day need not exist. The day of all schools is summed from
 * these (`sum-schools.ts`): one document can't take a write for every act of every school.
 */
export function addToDay(
  batch: FirebaseFirestore.WriteBatch,
  schoolId: string,
  at: Date,
  what: Summed,
): void {
  const day = dayOf(at);
  batch.set(dayRef(schoolId, day), { schoolId, day, [what]: FieldValue.increment(1) }, { merge: true });
}

/** The note that something was counted, by what names it: kept as a digest, as that may name a person. */
export const countedRef = (key: string): FirebaseFirestore.DocumentReference =>
  idempotencyKeyRef(`count_${sha256(key)}`);

/**
 * Counts one thing that happened, once: the count and the note that it was counted are written together or not at
 * all, so neither an event that comes again nor a function that dies half-way changes the sum.
 * @param key names what happened, the same however often the event comes
 */
export async function countOnce(key: string, schoolId: unknown, at: Date, what: Counted): Promise<void> {
  // Without a school there is no day to count it for.
  if (!isDocumentId(schoolId)) return;
  const batch = db.batch();
  const expiresAt = expiryAfter(Date.now(), REMEMBER_DAYS);
  batch.create(countedRef(key), { expiresAt });
  addToDay(batch, schoolId, at, what);
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
