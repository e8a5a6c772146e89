import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import type { Target } from '@/domain/moderation-target';
import { parseUser, userRef } from '../platform/accounts';
import { isInGroup } from '../platform/group-memberships';
import { type FoundContent, readContent, requireIds } from './targets';

interface About {
  found: FoundContent;
  /** Whose it is; null when that account is gone. */
  subject: User | null;
}

/**
 * What somebody reports, if it is theirs to see and not their own.
 * @throws permission-denied, not-found, failed-precondition
 */
export async function requireReportable(tx: Transaction, uid: string, target: Target): Promise<About> {
  const caller = parseUser(await tx.get(userRef(uid)));
  if (!caller?.approvedSchools.includes(target.schoolId))
    throw new HttpsError('permission-denied', 'You are no member of this school.');
  const about = await requireSomebodys(tx, target);
  const { groupId, isReachable, subjectId } = about.found;
  if (!isReachable || !(await isInGroup(tx, caller, target.schoolId, groupId))) throw notFound();
  if (subjectId === uid) throw new HttpsError('failed-precondition', 'This is your own.');
  return about;
}

/**
 * What a target names, if it is a person's.
 * @throws not-found, and failed-precondition for what the product has said itself
 */
export async function requireSomebodys(tx: Transaction, target: Target): Promise<About> {
  const found = await readContent(tx, target);
  if (!found) throw notFound();
  requireIds(found.subjectId);
  if (found.subjectId === SYSTEM_AUTHOR)
    throw new HttpsError('failed-precondition', 'This is the product’s own.');
  return { found, subject: parseUser(await tx.get(userRef(found.subjectId))) };
}

const notFound = () => new HttpsError('not-found', 'There is no such thing.');
