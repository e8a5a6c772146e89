import type { Timestamp } from 'firebase-admin/firestore';
import { deleteAll } from '../cleanup/delete-query';
import { db } from '../platform/app';

/**
 * Ends the group memberships that somebody had in a school up to a moment: when their membership of the school ended,
 * or began anew. By their age, so that a late or repeated event takes none that they have joined since.
 */
export async function leaveGroups(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  await deleteAll(
    db
      .collection('groupMemberships')
      .where('userId', '==', uid)
      .where('schoolId', '==', schoolId)
      .where('joinedAt', '<=', until),
  );
}
