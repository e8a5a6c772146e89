import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { type User, userSchema } from '@/domain/entities/user';
import { auth, db } from './app';
import { parserOf } from './documents';

export const userRef = (uid: string): DocumentReference => db.doc(`users/${uid}`);

/** The account in a snapshot, or null when there is none. */
export const parseUser = parserOf(userSchema);

/** The account record, or null. */
export const readUser = async (uid: string): Promise<User | null> => parseUser(await userRef(uid).get());

/** Who moderates a school. Whoever asks says how many at most. */
export const moderatorsOf = (schoolId: string): Query =>
  db
    .collection('users')
    .where('isModerator', '==', true)
    .where('approvedSchools', 'array-contains', schoolId);

/** Whether this account may decide on requests of a school: the rules' reviewerOf. */
export const isReviewerOf = (user: User, schoolId: string): boolean =>
  user.isAdmin || (user.isModerator && user.approvedSchools.includes(schoolId));

/** Whether somebody has shown that they read the mail of the address on this record. Asked of the sign-in, now. */
export async function hasConfirmedAddress({ uid, email }: Pick<User, 'uid' | 'email'>): Promise<boolean> {
  const { users } = await auth().getUsers([{ uid }]);
  return users.some((account) => account.emailVerified && account.email?.toLowerCase() === email);
}
