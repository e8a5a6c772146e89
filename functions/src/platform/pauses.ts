import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from './app';
import { millisIn } from './documents';

/** The document by which somebody only reads in a school for now. */
export const pauseRef = (schoolId: string, uid: string): DocumentReference =>
  db.doc(`schools/${schoolId}/pauses/${uid}`);

/** When a pause ends, in milliseconds; 0 where there is none. */
export const endOfPause = (pause: DocumentSnapshot): number => millisIn(pause, 'until') ?? 0;

/** Whether somebody only reads in a school at a moment. */
export const isPaused = async (
  tx: Transaction,
  schoolId: string,
  uid: string,
  at: number,
): Promise<boolean> => endOfPause(await tx.get(pauseRef(schoolId, uid))) > at;
