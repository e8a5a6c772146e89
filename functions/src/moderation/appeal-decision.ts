import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { mayAppeal } from '@/domain/entities/moderation-notice';
import { type AppealDecisionInput, appealDecisionSchema } from '@/domain/inputs/moderation';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { hiddenContentRef } from '../platform/hidden-content';
import { caseRef, nextUpdate, noticeRef, parseCase, parseNotice, targetOf } from './case-records';
import type { Staff } from './handlers';
import { hiddenKey } from './hide';
import { readReporters } from './reporters';
import { peopleOf, staffOf } from './staff';
import { requireIds } from './targets';

/**
 * Asks others to look at a decision about oneself (product §4.11): once, in time.
 * @throws not-found for what is not about the caller, failed-precondition when it is too late or has been done
 */
export const appealDecision = callable(
  'appealDecision',
  appealDecisionSchema,
  async (input, request): Promise<{ status: 'appealed' }> => {
    const uid = requireUid(request);
    requireIds(input.caseId);
    const at = await now();
    const schoolId: unknown = (await noticeRef(input.caseId).get()).get('schoolId');
    if (typeof schoolId !== 'string') throw notFound();
    const staff = await staffOf(schoolId);
    await db.runTransaction((tx) => appeal(tx, { uid, input, staff, at }));
    return { status: 'appealed' };
  },
);

const notFound = () => new HttpsError('not-found', 'There is no such decision about you.');

interface Appealed {
  uid: string;
  input: AppealDecisionInput;
  staff: Staff;
  at: number;
}

async function appeal(tx: Transaction, { uid, input, staff, at }: Appealed): Promise<void> {
  const notice = parseNotice(await tx.get(noticeRef(input.caseId)));
  const about = parseCase(await tx.get(caseRef(input.caseId)));
  if (!notice || !about || notice.userId !== uid) throw notFound();
  if (about.status !== 'decided' || !mayAppeal(notice, new Date(at)))
    throw new HttpsError('failed-precondition', 'It can’t be appealed any more.');
  const held = await tx.get(hiddenContentRef(hiddenKey(targetOf(about), about.id)));
  const { reporterIds } = await readReporters(tx, about.id);
  const people = await peopleOf({ ...about, status: 'appealed' }, reporterIds, staff);

  const now = nextUpdate(at, about);
  tx.update(caseRef(about.id), {
    ...people,
    status: 'appealed',
    isWaiting: true,
    appeal: { words: input.words, at: now, outcome: null, answer: null, by: null, decidedAt: null },
    updatedAt: now,
  });
  tx.update(noticeRef(about.id), { appealWords: input.words });
  // Nothing is deleted for good while somebody may still say that it was wrong.
  if (held.get('caseId') === about.id) tx.update(held.ref, { finalAt: null });
}
