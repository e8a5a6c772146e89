import type { Transaction } from 'firebase-admin/firestore';
import type { Pause } from '@/domain/entities/pause';
import { DAY_MS } from '@/domain/time';
import { endOfPause, pauseRef } from '../platform/pauses';

/**
 * Reads the pause that somebody has, to give them one.
 * @returns a function that does, and says until when it is: a longer one that they have stays
 */
export async function readPause(
  tx: Transaction,
  { schoolId, subjectId: userId, id: caseId }: { schoolId: string; subjectId: string; id: string },
): Promise<(at: Date, days: number) => Date> {
  const ref = pauseRef(schoolId, userId);
  const present = endOfPause(await tx.get(ref));
  return (at, days) => {
    const until = new Date(at.getTime() + days * DAY_MS);
    if (present >= until.getTime()) return new Date(present);
    tx.set(ref, { userId, schoolId, until, caseId } satisfies Pause);
    return until;
  };
}

/** Reads the pause that a case has given, to end it. Another case's stays. */
export async function readPauseEnd(
  tx: Transaction,
  { schoolId, subjectId, id }: { schoolId: string; subjectId: string; id: string },
): Promise<() => void> {
  const pause = await tx.get(pauseRef(schoolId, subjectId));
  return () => {
    if (pause.get('caseId') === id) tx.delete(pause.ref);
  };
}
