import type { Timestamp } from 'firebase-admin/firestore';
import { deleteAll } from '../cleanup/delete-query';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { isArchived } from '../platform/schools';

/**
 * Deletes what somebody has voted in a school's polls up to a moment: when their membership ended, or began anew. By its
 * age, so that a late or repeated event takes nothing that they have voted since.
 */
export async function endVotes(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  await deleteAll(
    db
      .collectionGroup('pollVotes')
      .where('userId', '==', uid)
      .where('schoolId', '==', schoolId)
      .where('votedAt', '<=', until),
  );
}

/** The same after a membership has ended. Of a school that is archived, which nobody can read, the votes wait for its return. */
export async function endVotesOfLost(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  if ((await readUser(uid))?.approvedSchools.includes(schoolId) || (await isArchived(schoolId))) return;
  await endVotes(uid, schoolId, until);
}
