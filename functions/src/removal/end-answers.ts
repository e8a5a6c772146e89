import type { Timestamp } from 'firebase-admin/firestore';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { isArchived } from '../platform/schools';

/**
 * What a parent has answered in a school, and the field that says when: to its events, polls and sign-up lists, and to its
 * announcements by having seen them.
 */
const ANSWERS = { rsvps: 'answeredAt', pollVotes: 'votedAt', claims: 'claimedAt', reads: 'seenAt' } as const;

/**
 * Takes back what somebody has answered in a school up to a moment: when their membership ended, or began anew. By its age,
 * so that a late or repeated event takes nothing that they have answered since.
 */
export async function endAnswers(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  for (const [collection, answeredAt] of Object.entries(ANSWERS))
    await deleteAll(
      db
        .collectionGroup(collection)
        .where('userId', '==', uid)
        .where('schoolId', '==', schoolId)
        .where(answeredAt, '<=', until),
    );
}

/** The same after a membership has ended. Of a school that is archived, which nobody can read, the answers wait for its return. */
export async function endAnswersOfLost(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  if ((await readUser(uid))?.approvedSchools.includes(schoolId) || (await isArchived(schoolId))) return;
  await endAnswers(uid, schoolId, until);
}
