import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { newDocumentId } from '@/domain/ids';
import { type ModerateContentInput, moderateContentSchema } from '@/domain/inputs/moderation';
import { targetKey } from '@/domain/moderation-target';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { requireAmong, requireReviewer } from './authority';
import { caseRef, nextUpdate, parseCase } from './case-records';
import { requireSignInFor } from './decide-report';
import { readDecision } from './decision';
import type { Staff } from './handlers';
import { newCase } from './new-case';
import { requireSomebodys } from './reportable';
import { type ReportedContent, reportedContentRef } from './reporters';
import { peopleOf, staffOf } from './staff';
import { requireIds } from './targets';

/**
 * Staff act on what nobody has reported (product §4.11): a case that is opened and decided at once, with the same record,
 * notice and appeal. Where it is reported already, that case is decided.
 * @throws as decideReport; invalid-argument for "no action", not-found, failed-precondition for the caller's own
 */
export const moderateContent = callable(
  'moderateContent',
  moderateContentSchema,
  async (input, request): Promise<{ status: 'decided' }> => {
    const uid = requireUid(request);
    if (input.act === 'no-action') throw new HttpsError('invalid-argument', 'There is nothing to do.');
    requireIds(input.target.schoolId);
    requireSignInFor(input.act, request);
    const [at, staff] = await Promise.all([now(), staffOf(input.target.schoolId)]);
    await db.runTransaction((tx) => moderate(tx, { uid, input, staff, at }));
    return { status: 'decided' };
  },
);

interface Moderated {
  uid: string;
  input: ModerateContentInput;
  staff: Staff;
  at: number;
}

async function moderate(tx: Transaction, { uid, input, staff, at }: Moderated): Promise<void> {
  const { target, ...decision } = input;
  const caller = await requireReviewer(tx, uid, target.schoolId);
  const { found, subject } = await requireSomebodys(tx, target);
  if (found.subjectId === uid) throw new HttpsError('failed-precondition', 'This is your own.');
  const reportedRef = reportedContentRef(targetKey(target));
  const reported = (await tx.get(reportedRef)).data() as ReportedContent | undefined;
  const before = reported?.isOpen ? parseCase(await tx.get(caseRef(reported.caseId))) : null;
  const open = before?.status === 'open' ? before : null;
  if (open) requireAmong(open.handlerIds, uid);
  const decided = nextUpdate(at, open ?? undefined);
  const about = open ?? newCase(newDocumentId(), { target, found, subject, at: decided });
  const carryOut = await readDecision(tx, about, { ...decision, caller, subject, at: decided });
  const people = open ? null : await peopleOf({ ...about, status: 'decided' }, [], staff);

  const { id: _id, ...after } = { ...carryOut(), ...people };
  tx.set(caseRef(about.id), after);
  if (open) tx.set(reportedRef, { isOpen: false }, { merge: true });
}
