import { Timestamp } from 'firebase-admin/firestore';
import { withoutMembership } from '@/domain/leaving-school';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import {
  type ArchivedMembership,
  archivedMembershipRef,
  groupMembershipsOf,
} from '../platform/archived-memberships';
import { eachDocument } from '../platform/each-document';
import { parseSchool, schoolRef } from '../platform/schools';
import { readOpenCodes } from './archived-codes';

/** Takes the members of an archived school out of it, one after another. Stops when none is left. */
export const archiveMembers = (schoolId: string): Promise<void> =>
  eachDocument(db.collection('users').where('approvedSchools', 'array-contains', schoolId), ({ id }) =>
    archiveMember(id, schoolId),
  );

/**
 * Takes one parent out of a school if that is archived, and notes what they had there. With the membership, which every
 * rule asks for, goes all that it opens.
 */
export async function archiveMember(uid: string, schoolId: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const school = parseSchool(await tx.get(schoolRef(schoolId)));
    if (!school?.archivedAt) return;
    const user = parseUser(await tx.get(userRef(uid)));
    const left = user && withoutMembership(user, schoolId, null, null);
    if (!left) return;
    const groups = await tx.get(groupMembershipsOf(uid, schoolId));
    const moveCodes = await readOpenCodes(tx, schoolId, uid);
    // Nobody has removed them.
    const { removedFrom: _, ...fields } = left;
    tx.update(userRef(uid), fields);
    tx.set(archivedMembershipRef(schoolId, uid), {
      schoolId,
      userId: uid,
      archivedAt: Timestamp.fromDate(school.archivedAt),
      tookModerator: user.isModerator && !left.isModerator,
      groups: groups.docs.map((group) => group.data()),
      isMailed: false,
    } satisfies ArchivedMembership);
    for (const { ref } of groups.docs) tx.delete(ref);
    moveCodes();
  });
}
