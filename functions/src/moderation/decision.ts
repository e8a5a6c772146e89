import { addDays } from 'date-fns';
import type { Transaction } from 'firebase-admin/firestore';
import { subjectOf } from '@/domain/entities/audit';
import {
  APPEAL_DAYS,
  type Decision,
  type ModerationAct,
  type ModerationCase,
  TAKE_DOWNS,
} from '@/domain/entities/moderation-case';
import type { User } from '@/domain/entities/user';
import { logEntry } from './act-log';
import { requireAuthority } from './authority';
import { logRef, targetOf } from './case-records';
import { readMembershipEnd } from './memberships';
import { readSchoolName, readTellAuthor, writeNotice } from './notices';
import { readPause } from './pauses';
import { newAuditId, recordAct } from './record-act';
import { readRestoration } from './restore';
import { requireRule } from './rules-of-school';
import { readTakeDown } from './take-down';

/** A day more than an appeal has, then what was removed is deleted for good. */
const FINAL_DAYS = APPEAL_DAYS + 1;

/** When what a decision of this moment removes is deleted for good; null where it is not. */
export const finalAfter = (act: ModerationAct, at: Date): Date | null =>
  act === 'remove' ? addDays(at, FINAL_DAYS) : null;

interface Decided {
  caller: User;
  subject: User | null;
  act: ModerationAct;
  days: number | null;
  ruleId: string | null;
  words: string | null;
  at: Date;
}

/**
 * Reads what a decision about a case needs.
 * @returns a function that carries it out: the act, its record, what its author and the school are told; and gives the
 *   case as it is then, for the caller to write
 * @throws invalid-argument, permission-denied, failed-precondition
 */
export async function readDecision(
  tx: Transaction,
  about: ModerationCase,
  { caller, subject, act, days, ruleId, words: said, at }: Decided,
): Promise<() => ModerationCase> {
  const { schoolId } = about;
  requireAuthority(caller, subject, { act, schoolId });
  const rule = ruleId === null ? null : await requireRule(tx, schoolId, ruleId);
  const schoolName = await readSchoolName(tx, schoolId);
  const isTakeDown = TAKE_DOWNS.includes(act);
  const takeDown = isTakeDown ? await readTakeDown(tx, about, subject) : null;
  // What its readers have put away until it is reviewed comes back, unless it is put away for good.
  const isRestored = !isTakeDown && about.isHidden;
  const restore = isRestored ? await readRestoration(tx, targetOf(about), about.id, at.getTime()) : null;
  const pause = act === 'pause' ? await readPause(tx, about) : null;
  const remove = act === 'remove-member' && subject ? await readMembershipEnd(tx, subject, schoolId) : null;
  // Who is taken out of a school is mailed that.
  const tellAuthor = await readTellAuthor(tx, about, at, remove !== null);
  const words = said || null;

  return () => {
    const auditId = newAuditId();
    const isHidden = takeDown ? takeDown(at, finalAfter(act, at)) : about.isHidden && !isRestored;
    restore?.();
    const until = pause?.(at, days ?? 0) ?? null;
    remove?.({ caseId: about.id, auditId, reason: words });
    recordAct(tx, auditId, {
      action: 'decide-report',
      actorId: caller.uid,
      targetId: about.subjectId,
      schoolId,
      detail: act === 'pause' ? `pause-${days}` : act,
      subject: subjectOfCase(about),
    });
    tx.set(logRef(schoolId, about.id), logEntry(about, { act, days, ruleTitle: rule?.title ?? null, at }));
    // Of a report that came to nothing its author never hears, unless they have been told that it was put away.
    if (subject && (act !== 'no-action' || isRestored)) {
      writeNotice(tx, about, schoolName, {
        act,
        until,
        ruleTitle: rule?.title ?? null,
        ruleText: rule?.text ?? null,
        words,
        at,
        appealUntil: act === 'no-action' ? null : addDays(at, APPEAL_DAYS),
      });
      tellAuthor();
    }
    const decision: Decision = {
      act,
      days,
      ruleId: rule?.id ?? null,
      ruleTitle: rule?.title ?? null,
      words,
      by: caller.uid,
      at,
    };
    return {
      ...about,
      decision,
      isHidden,
      status: 'decided',
      isWaiting: false,
      handlerIds: [],
      updatedAt: at,
    };
  };
}

/** What the record keeps of a text; of a profile nothing, as it is the person that the entry names anyway. */
export const subjectOfCase = ({ kind, subjectId: authorId, content }: ModerationCase) =>
  kind === 'profile' ? null : subjectOf({ authorId, content: content.title || content.text });
