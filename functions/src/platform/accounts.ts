import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { db } from './app';

/** The account record as the database holds it; times are read where they are needed. */
export type StoredUser = Omit<User, 'lastLogin' | 'createdAt' | 'rejectedRequest' | 'removedFrom'> & {
  rejectedRequest:
    | (Omit<NonNullable<User['rejectedRequest']>, 'rejectedAt'> & { rejectedAt: Timestamp })
    | null;
  removedFrom?: (Omit<NonNullable<User['removedFrom']>, 'removedAt'> & { removedAt: Timestamp }) | null;
};

export const userRef = (uid: string): DocumentReference => db.doc(`users/${uid}`);

/** The account in a snapshot, or null when there is none. The rules guarantee the fields. */
export const userIn = (snapshot: DocumentSnapshot | undefined): StoredUser | null =>
  snapshot?.exists ? (snapshot.data() as StoredUser) : null;

/** The account record, or null. */
export const readUser = async (uid: string): Promise<StoredUser | null> => userIn(await userRef(uid).get());

/** Whether this account may decide on requests of a school: the rules' reviewerOf. */
export const isReviewerOf = (user: StoredUser, schoolId: string): boolean =>
  user.isAdmin || (user.isModerator && user.approvedSchools.includes(schoolId));
