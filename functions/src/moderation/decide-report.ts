import type { Transaction } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { type DecideReportInput, decideReportSchema } from '@/domain/inputs/moderation';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { requireRecentSignIn } from '../platform/recent-sign-in';
import { requireAmong, requireReviewer } from './authority';
import { caseRef, nextUpdate, parseCase } from './case-records';
import { readDecision } from './decision';
import { markBadFaith, reportedContentRef } from './reporters';
import { requireIds } from './targets';

/**
 * Decides about a case (product §4.11): of two moderators at once one does.
 * @throws permission-denied when it is not the caller's turn, with `role-needs-admin` for an act on staff
 * @throws failed-precondition when it is decided, or with `requires-recent-login` for a removal
 * @throws aborted when another report has come since the caller looked
 */
export const decideReport = callable(
  'decideReport',
  decideReportSchema,
  async (input, request): Promise<{ status: 'decided' }> => {
    const uid = requireUid(request);
    requireIds(input.caseId);
    requireSignInFor(input.act, request);
    const at = await now();
    await db.runTransaction((tx) => decide(tx, uid, input, at));
    return { status: 'decided' };
  },
);

/** Ending a membership takes a sign-in of the last half hour, as it does where an admin ends one. */
export function requireSignInFor(act: DecideReportInput['act'], request: CallableRequest): void {
  if (act === 'remove-member') requireRecentSignIn(request);
}

async function decide(tx: Transaction, uid: string, input: DecideReportInput, at: number): Promise<void> {
  const about = parseCase(await tx.get(caseRef(input.caseId)));
  if (!about) throw new HttpsError('not-found', 'There is no such case.');
  const caller = await requireReviewer(tx, uid, about.schoolId);
  requireAmong(about.readerIds, uid);
  if (about.status !== 'open') throw new HttpsError('failed-precondition', 'Somebody else has decided.');
  requireAmong(about.handlerIds, uid);
  if (about.updatedAt.getTime() !== input.seen)
    throw new HttpsError('aborted', 'Another report has come since.');
  const subject = parseUser(await tx.get(userRef(about.subjectId)));
  const decided = nextUpdate(at, about);
  const carryOut = await readDecision(tx, about, { ...input, caller, subject, at: decided });
  const unfair = await reportersOf(tx, about, input.badFaith);

  const { id: _id, ...after } = carryOut();
  tx.set(caseRef(about.id), after);
  tx.set(reportedContentRef(about.targetKey), { isOpen: false }, { merge: true });
  for (const reporter of unfair) markBadFaith(tx, reporter, about.id, at);
}

/** Who made some of a case's reports. Ids of other cases' are passed over. */
async function reportersOf(
  tx: Transaction,
  about: ModerationCase,
  ids: readonly string[],
): Promise<string[]> {
  const own = about.reports.filter(({ id }) => ids.includes(id));
  if (own.length === 0) return [];
  const reports = await tx.getAll(...own.map(({ id }) => db.doc(`reports/${id}`)));
  const uids = reports.map((report): unknown => report.get('reporterId'));
  return [...new Set(uids.filter((uid): uid is string => typeof uid === 'string'))];
}
