import type { DocumentReference } from 'firebase-admin/firestore';
import { type User, userSchema } from '@/domain/entities/user';
import { db } from './app';
import { parserOf } from './documents';

export const userRef = (uid: string): DocumentReference => db.doc(`users/${uid}`);

/** The account in a snapshot, or null when there is none. */
export const parseUser = parserOf(userSchema);

/** The account record, or null. */
export const readUser = async (uid: string): Promise<User | null> => parseUser(await userRef(uid).get());

/** Whether this account may decide on requests of a school: the rules' reviewerOf. */
export const isReviewerOf = (user: User, schoolId: string): boolean =>
  user.isAdmin || (user.isModerator && user.approvedSchools.includes(schoolId));
