import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { db } from './app';

/**
 * `_archivedMemberships/{schoolId}_{uid}`: what a parent had of a school when it was archived, to be given back. The
 * directory entry stays where it is: nobody but admins may read it.
 */
export interface ArchivedMembership {
  schoolId: string;
  userId: string;
  archivedAt: Timestamp;
  /** The role went with this school, which was the last. */
  tookModerator: boolean;
  /** Memberships of groups, as they were. */
  groups: DocumentData[];
  /** Whether the parent has been told. */
  isMailed: boolean;
}

const archivedMemberships = () => db.collection('_archivedMemberships');

export const archivedMembershipRef = (schoolId: string, uid: string): DocumentReference =>
  archivedMemberships().doc(`${schoolId}_${uid}`);

/** The memberships of groups that a record has put away; none where there is no record. */
export const archivedGroupsOf = (record: DocumentSnapshot | undefined): DocumentData[] =>
  (record?.data() as ArchivedMembership | undefined)?.groups ?? [];

/** All of a school. */
export const archivedMembershipsOf = (schoolId: string): Query =>
  archivedMemberships().where('schoolId', '==', schoolId);

/** Memberships of a school's groups that a parent has. */
export const groupMembershipsOf = (uid: string, schoolId: string): Query =>
  db.collection('groupMemberships').where('userId', '==', uid).where('schoolId', '==', schoolId);
