import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { ACTS_ON_PEOPLE, type ModerationAct } from '@/domain/entities/moderation-case';
import type { User } from '@/domain/entities/user';
import { isReviewerOf, parseUser, userRef } from '../platform/accounts';

const denied = () => new HttpsError('permission-denied', 'This is not yours to decide.');

/** The caller, who decides at this school now. @throws permission-denied */
export async function requireReviewer(tx: Transaction, uid: string, schoolId: string): Promise<User> {
  const caller = parseUser(await tx.get(userRef(uid)));
  if (!caller || !isReviewerOf(caller, schoolId)) throw denied();
  return caller;
}

/** @throws permission-denied when somebody is not among those whom a case is open to */
export function requireAmong(uids: readonly string[], uid: string): void {
  if (!uids.includes(uid)) throw denied();
}

/**
 * Refuses an act on somebody who is staff to all but admins, and an act on a person to whom there is no membership to act
 * on. What staff have written is judged like anybody's.
 * @throws failed-precondition, permission-denied with the reason
 */
export function requireAuthority(
  caller: User,
  subject: User | null,
  { act, schoolId }: { act: ModerationAct; schoolId: string },
): void {
  if (!ACTS_ON_PEOPLE.includes(act)) return;
  if (!subject?.approvedSchools.includes(schoolId))
    throw new HttpsError('failed-precondition', 'They are no member of this school.');
  if (isReviewerOf(subject, schoolId) && !caller.isAdmin)
    throw new HttpsError('permission-denied', 'Only an admin may do this to somebody who is staff.', {
      reason: 'role-needs-admin',
    });
}
