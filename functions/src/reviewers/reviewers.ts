import type { Query } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { moderatorsOf, parseUser } from '../platform/accounts';
import { db } from '../platform/app';
import { isUnsubscribed } from '../unsubscribe/address';

/** More people than decide on one school's requests; bounds what one request may cost. */
const MOST = 50;

/**
 * Who is told that somebody asks for a school: its moderators, or the admins when none of them can be. Whose address
 * wants no mail gets none.
 */
export async function reviewersOf(schoolId: string): Promise<User[]> {
  const moderators = await reachable(moderatorsOf(schoolId));
  return moderators.length > 0 ? moderators : reachable(db.collection('users').where('isAdmin', '==', true));
}

async function reachable(people: Query): Promise<User[]> {
  const found = (await people.limit(MOST).get()).docs.map(parseUser).filter((user) => user !== null);
  const stopped = await Promise.all(found.map(({ email }) => isUnsubscribed(email)));
  return found.filter((_, index) => !stopped[index]);
}
