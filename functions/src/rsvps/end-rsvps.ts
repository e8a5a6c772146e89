import type { Timestamp } from 'firebase-admin/firestore';
import { deleteAll } from '../cleanup/delete-query';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { isArchived } from '../platform/schools';

/**
 * Takes back what somebody has answered to a school's events up to a moment: when their membership ended, or began anew. By
 * its age, so that a late or repeated event takes nothing that they have answered since.
 */
export async function endRsvps(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  await deleteAll(
    db
      .collectionGroup('rsvps')
      .where('userId', '==', uid)
      .where('schoolId', '==', schoolId)
      .where('answeredAt', '<=', until),
  );
}

/** The same after a membership has ended. Of a school that is archived, which nobody can read, the answers wait for its return. */
export async function endRsvpsOfLost(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  if ((await readUser(uid))?.approvedSchools.includes(schoolId) || (await isArchived(schoolId))) return;
  await endRsvps(uid, schoolId, until);
}
