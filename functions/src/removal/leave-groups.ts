import type { Timestamp } from 'firebase-admin/firestore';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';

/** When somebody came into a group, or asked to, by the collection that keeps it. */
const SINCE = { groupMemberships: 'joinedAt', groupRequests: 'requestedAt' } as const;

/**
 * Ends the group memberships, and the requests for more, that somebody had in a school up to a moment: when their
 * membership of the school ended, or began anew. By their age, so that a late or repeated event takes none that they have
 * joined since.
 */
export async function leaveGroups(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  for (const [collection, since] of Object.entries(SINCE))
    await deleteAll(
      db
        .collection(collection)
        .where('userId', '==', uid)
        .where('schoolId', '==', schoolId)
        .where(since, '<=', until),
    );
}

/**
 * The same after a membership has ended. Whoever is a member again by now keeps what a school gave back that was archived
 * meanwhile; an approval ends the memberships of before by itself.
 */
export async function leaveGroupsOfLost(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  if ((await readUser(uid))?.approvedSchools.includes(schoolId)) return;
  await leaveGroups(uid, schoolId, until);
}
