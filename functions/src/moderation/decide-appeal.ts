import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { type DecideAppealInput, decideAppealSchema } from '@/domain/inputs/moderation';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { hiddenContentRef } from '../platform/hidden-content';
import { requireAmong, requireReviewer } from './authority';
import { caseRef, logRef, nextUpdate, noticeRef, parseCase, targetOf } from './case-records';
import { finalAfter } from './decision';
import { hiddenKey } from './hide';
import { readTellAuthor } from './notices';
import { newAuditId, recordAct } from './record-act';
import { requireIds } from './targets';
import { readUndoing } from './undo';

/**
 * Decides about an appeal (product §4.11): the decision holds, or all that it did is taken back.
 * @throws permission-denied when it is not the caller's turn, failed-precondition when somebody else has decided, or when
 *   something else is in the place of what would come back
 */
export const decideAppeal = callable(
  'decideAppeal',
  decideAppealSchema,
  async (input, request): Promise<{ status: 'decided' }> => {
    const uid = requireUid(request);
    requireIds(input.caseId);
    const at = await now();
    await db.runTransaction((tx) => decide(tx, uid, input, at));
    return { status: 'decided' };
  },
);

async function decide(tx: Transaction, uid: string, input: DecideAppealInput, at: number): Promise<void> {
  const about = parseCase(await tx.get(caseRef(input.caseId)));
  if (!about) throw new HttpsError('not-found', 'There is no such case.');
  await requireReviewer(tx, uid, about.schoolId);
  requireAmong(about.readerIds, uid);
  if (about.status !== 'appealed' || !about.appeal)
    throw new HttpsError('failed-precondition', 'Somebody else has decided.');
  requireAmong(about.handlerIds, uid);
  const subject = parseUser(await tx.get(userRef(about.subjectId)));
  const [log, notice] = await tx.getAll(logRef(about.schoolId, about.id), noticeRef(about.id));
  const { outcome } = input;
  const answer = input.answer || null;
  // Of somebody who is gone nothing comes back.
  const undo = outcome === 'overturned' && subject ? await readUndoing(tx, about, subject, at) : null;
  const goOn = outcome === 'upheld' ? await readFinality(tx, about) : null;

  const auditId = newAuditId();
  const now = nextUpdate(at, about);
  const tellAuthor = await readTellAuthor(tx, about, now);
  undo?.(auditId);
  goOn?.();
  tx.update(caseRef(about.id), {
    status: 'final',
    isWaiting: false,
    handlerIds: [],
    isHidden: about.isHidden && undo === null,
    appeal: { ...about.appeal, outcome, answer, by: uid, decidedAt: now },
    updatedAt: now,
  } satisfies Partial<ModerationCase>);
  recordAct(tx, auditId, {
    action: 'decide-appeal',
    actorId: uid,
    targetId: about.subjectId,
    schoolId: about.schoolId,
    detail: outcome,
    subject: null,
  });
  if (log?.exists) tx.update(log.ref, { appealOutcome: outcome });
  if (notice?.exists) tx.update(notice.ref, { appealOutcome: outcome, appealAnswer: answer });
  if (subject) tellAuthor();
}

/** What was removed is deleted for good at its time, which the appeal had put off. */
async function readFinality(tx: Transaction, about: ModerationCase): Promise<() => void> {
  const held = await tx.get(hiddenContentRef(hiddenKey(targetOf(about), about.id)));
  return () => {
    const { decision } = about;
    if (decision && held.get('caseId') === about.id)
      tx.update(held.ref, { finalAt: finalAfter(decision.act, decision.at) });
  };
}
