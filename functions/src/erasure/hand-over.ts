import { HttpsError } from 'firebase-functions/v2/https';
import type { User } from '@/domain/entities/user';
import { db } from '../platform/app';

/** Who must hand over first: nobody would run the product, or decide for a school. */
export type HandOver = { reason: 'last-admin' } | { reason: 'only-moderator'; schoolId: string };

const users = () => db.collection('users');

/**
 * What keeps somebody from going: they are the last admin, or the only moderator of a school that has other parents.
 * @param schoolIds the schools that they leave; those of the account when it goes as a whole
 */
export async function mustHandOver(
  user: User,
  schoolIds: readonly string[],
  { isAccount = false } = {},
): Promise<HandOver | null> {
  if (isAccount && user.isAdmin && (await isOnly(users().where('isAdmin', '==', true)))) {
    return { reason: 'last-admin' };
  }
  if (!user.isModerator) return null;
  for (const schoolId of schoolIds) {
    const members = users().where('approvedSchools', 'array-contains', schoolId);
    const isOnlyModerator = await isOnly(members.where('isModerator', '==', true));
    if (isOnlyModerator && !(await isOnly(members))) return { reason: 'only-moderator', schoolId };
  }
  return null;
}

const isOnly = async (query: FirebaseFirestore.Query): Promise<boolean> =>
  (await query.limit(2).get()).size <= 1;

/** @throws failed-precondition with the reason, and the school where there is one */
export async function requireHandedOver(...asked: Parameters<typeof mustHandOver>): Promise<void> {
  const due = await mustHandOver(...asked);
  if (due) throw new HttpsError('failed-precondition', 'Somebody has to take over first.', due);
}
