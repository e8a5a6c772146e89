import { subDays } from 'date-fns';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { dayOf, isSameRhythm, nextDigest, type Rhythm, spanOf } from './schedule';

/**
 * `_digests/{uid}`: when somebody's next digest is due, for everybody who wants one or has wanted one. It is also the
 * claim: what is being sent is noted before it is.
 */
export interface DigestPlan {
  /** What it goes by: settings that say something else have not been looked at yet. */
  rhythm: Rhythm;
  /** The hour that the next one is for; null where none is wanted. */
  slotAt: Timestamp | null;
  /** When to look at it: at that hour, or once a run that is sending counts as broken off, or to try again. */
  nextAt: Timestamp | null;
  /** Whether a run has begun to send it, and has not noted how that ended. */
  isSending: boolean;
  /** The last day that has had its digest. */
  doneFor: string | null;
  /** Up to when the last one has told; before the first, a day or a week before it was asked for. */
  since: Timestamp;
}

/** All plans; a run reads those that are due. */
export const digestPlans = () => db.collection('_digests');

export const planRef = (uid: string): DocumentReference => db.doc(`_digests/${uid}`);

/** The plan in a snapshot, which functions alone write; null where there is none, or something else. */
export function planIn(snapshot: DocumentSnapshot | undefined): DigestPlan | null {
  const plan = snapshot?.data() as DigestPlan | undefined;
  return plan?.rhythm && plan.since ? plan : null;
}

const stamp = (at: Date | null): Timestamp | null => (at ? Timestamp.fromDate(at) : null);

/** The day that the next digest of a plan is for. */
export const dayIn = ({ slotAt, rhythm }: DigestPlan): string | null =>
  slotAt ? dayOf(slotAt.toDate(), rhythm) : null;

/** The plan with the next digest after a moment. */
function planned(plan: Pick<DigestPlan, 'rhythm' | 'doneFor' | 'since'>, after: Date): DigestPlan {
  const { rhythm, doneFor, since } = plan;
  const slotAt = stamp(nextDigest(rhythm, after, doneFor));
  return { rhythm, doneFor, since, slotAt, nextAt: slotAt, isSending: false };
}

/**
 * The plan as settings say by now; the same where it is that already. What is being sent counts as sent: its day has no
 * other.
 */
export function planBy(rhythm: Rhythm, before: DigestPlan | null, at: Date): DigestPlan {
  if (!before) {
    const since = Timestamp.fromDate(subDays(at, spanOf(rhythm)));
    return planned({ rhythm, doneFor: null, since }, at);
  }
  if (isSameRhythm(before.rhythm, rhythm)) return before;
  const doneFor = before.isSending ? dayIn(before) : before.doneFor;
  return planned({ rhythm, doneFor, since: before.since }, at);
}

/**
 * The plan once its digest is done with: sent, or nothing was new, and told up to a moment; or given up, and told no
 * further.
 */
export const withDone = (plan: DigestPlan, at: Date, tellsUpTo: Date | null): DigestPlan =>
  planned(
    {
      ...plan,
      doneFor: dayIn(plan) ?? plan.doneFor,
      since: tellsUpTo ? Timestamp.fromDate(tellsUpTo) : plan.since,
    },
    at,
  );

/** The plan to be looked at again at a moment. */
export const withTurn = (plan: DigestPlan, next: Date, isSending: boolean): DigestPlan => ({
  ...plan,
  isSending,
  nextAt: Timestamp.fromDate(next),
});
