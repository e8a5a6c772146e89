import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { db } from './app';

/** The document by which somebody only reads in a school for now. */
export const pauseRef = (schoolId: string, uid: string): DocumentReference =>
  db.doc(`schools/${schoolId}/pauses/${uid}`);

/** When a pause ends, in milliseconds; 0 where there is none. */
export function endOfPause(pause: DocumentSnapshot): number {
  const until: unknown = pause.get('until');
  return until instanceof Timestamp ? until.toMillis() : 0;
}

/** Whether somebody only reads in a school at a moment. */
export const isPaused = async (
  tx: Transaction,
  schoolId: string,
  uid: string,
  at: number,
): Promise<boolean> => endOfPause(await tx.get(pauseRef(schoolId, uid))) > at;
