import type { DocumentReference } from 'firebase-admin/firestore';
import { groupMembershipId } from '@/domain/ids';
import { withMembership } from '@/domain/leaving-school';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { type ArchivedMembership, archivedMembershipsOf } from '../platform/archived-memberships';
import { eachDocument } from '../platform/each-document';
import { groupMembershipRef } from '../platform/group-memberships';
import { parseSchool, schoolRef } from '../platform/schools';
import { readArchivedCodes } from './archived-codes';

/** Lets back in who belonged to a school before it was archived, one after another. */
export const restoreMembers = (schoolId: string): Promise<void> =>
  eachDocument(archivedMembershipsOf(schoolId), ({ ref }) => restoreMember(ref, schoolId));

/**
 * Gives one parent back what they had. Whose account is gone gets nothing. The moderator's role comes back to whom it was
 * taken from with this school, unless they belong to another one by now: it would hold for that, too, and nobody has
 * decided so.
 */
async function restoreMember(ref: DocumentReference, schoolId: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const school = parseSchool(await tx.get(schoolRef(schoolId)));
    const record = (await tx.get(ref)).data() as ArchivedMembership | undefined;
    if (!school || school.archivedAt || !record) return;
    const { userId: uid, groups, tookModerator } = record;
    const user = parseUser(await tx.get(userRef(uid)));
    const moveCodes = await readArchivedCodes(tx, school, uid);
    tx.delete(ref);
    if (!user) return;
    const { removedFrom: _, ...fields } = withMembership(user, schoolId, school.name);
    const isModerator = user.isModerator || (tookModerator && user.approvedSchools.length === 0);
    // Without `lastAuditId`: nobody has approved them anew, so nobody is told so, and groups stay.
    tx.update(userRef(uid), { ...fields, isModerator });
    for (const group of groups)
      tx.set(groupMembershipRef(groupMembershipId(uid, String(group.groupId))), group);
    moveCodes();
  });
}
