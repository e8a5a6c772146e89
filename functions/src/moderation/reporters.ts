import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { type CaseContent, HIDING_REPORTS } from '@/domain/entities/moderation-case';
import { DAY_MS } from '@/domain/time';
import { db } from '../platform/app';
import { sha256 } from '../platform/hash';

// Who reported is in `reports`, which only its maker reads, and in these collections, which nobody reads but functions.

/** `_reportedContent/{hash}`: who has reported something as it is now, and in which case. */
export interface ReportedContent {
  /** The last case; `isOpen` says whether reports join it. */
  caseId: string;
  isOpen: boolean;
  /** Of the content that these people have reported. */
  digest: string;
  reporterIds: string[];
}

/** By the target's key: of two reports at once, one finds the case that the other has opened. */
export const reportedContentRef = (key: string): DocumentReference =>
  db.doc(`_reportedContent/${sha256(key)}`);

/** By it somebody who reports a second time is told from somebody who reports what has changed. */
export const digestOf = (content: CaseContent): string =>
  sha256(JSON.stringify([content.title, content.text, content.location, content.start, content.images]));

/** `_caseReporters/{caseId}`: all who have reported it, and those of them whose reports count. */
export interface CaseReporters {
  reporterIds: string[];
  countedIds: string[];
}

export const caseReportersRef = (caseId: string): DocumentReference => db.doc(`_caseReporters/${caseId}`);

/** Who has reported a case. */
export async function readReporters(tx: Transaction, caseId: string): Promise<CaseReporters> {
  const stored = (await tx.get(caseReportersRef(caseId))).data() as CaseReporters | undefined;
  return stored ?? { reporterIds: [], countedIds: [] };
}

/** Reporters of a case with one more. Whose earlier reports were in bad faith is not counted. */
export const withReporter = (
  { reporterIds, countedIds }: CaseReporters,
  uid: string,
  counts: boolean,
): CaseReporters => ({
  reporterIds: [...new Set([...reporterIds, uid])],
  countedIds: counts ? [...new Set([...countedIds, uid])] : countedIds,
});

/** Whether so many people have reported something that it goes out of sight until it is reviewed. */
export const isEnoughToHide = ({ countedIds }: CaseReporters): boolean => countedIds.length >= HIDING_REPORTS;

/** So long a report in bad faith takes the weight of further ones. */
export const BAD_FAITH_DAYS = 180;

export const standings = () => db.collection('_reporterStandings');

/** Whether this person's reports count. */
export async function readStanding(tx: Transaction, uid: string, at: number): Promise<boolean> {
  const badFaithAt: unknown = (await tx.get(standings().doc(uid))).get('badFaithAt');
  return typeof badFaithAt !== 'number' || at - badFaithAt >= BAD_FAITH_DAYS * DAY_MS;
}

/** Notes that somebody has reported in bad faith. */
export function markBadFaith(tx: Transaction, uid: string, caseId: string, at: number): void {
  tx.set(standings().doc(uid), { badFaithAt: at, caseIds: FieldValue.arrayUnion(caseId) }, { merge: true });
}
