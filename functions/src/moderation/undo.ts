import type { Transaction } from 'firebase-admin/firestore';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { User } from '@/domain/entities/user';
import { targetOf } from './case-records';
import { readMembershipReturn } from './memberships';
import { readSchoolName } from './notices';
import { readPauseEnd } from './pauses';
import { readRestoration } from './restore';

/**
 * Reads all that a decision has done, to take it back.
 * @returns a function that does, with the id of the act's audit entry
 * @throws failed-precondition when something else is in the place of what would come back
 */
export async function readUndoing(
  tx: Transaction,
  about: ModerationCase,
  subject: User,
  at: number,
): Promise<(auditId: string) => void> {
  const { id: caseId, schoolId, decision } = about;
  const restore = about.isHidden ? await readRestoration(tx, targetOf(about), caseId, at) : null;
  const endPause = decision?.act === 'pause' ? await readPauseEnd(tx, about) : null;
  const schoolName = await readSchoolName(tx, schoolId);
  const takeBack =
    decision?.act === 'remove-member'
      ? await readMembershipReturn(tx, subject, { caseId, schoolId, schoolName })
      : null;
  return (auditId) => {
    restore?.();
    endPause?.();
    takeBack?.(auditId);
  };
}
