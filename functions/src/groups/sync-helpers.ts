import { groupMembershipId } from '@/domain/ids';
import { db } from '../platform/app';
import { archivedGroupsOf, archivedMembershipRef } from '../platform/archived-memberships';
import { isDocumentId } from '../platform/document-id';
import { groupMembershipRef } from '../platform/group-memberships';
import { groupRef, parseGroup } from '../platform/groups';

/**
 * Takes those off the helpers of a group who are not in it any more: who comes back is a member like others. By the present
 * memberships, in a transaction that holds them, so that late and repeated events end at the same. What is put away with an
 * archived school counts as well, as it is given back.
 */
export const syncHelpers = (groupId: string): Promise<void> =>
  db.runTransaction(async (tx) => {
    const group = parseGroup(await tx.get(groupRef(groupId)));
    const known = (group?.helpers ?? []).filter((uid) => isDocumentId(groupMembershipId(uid, groupId)));
    if (!group || known.length === 0) return;
    const memberships = await tx.getAll(
      ...known.map((uid) => groupMembershipRef(groupMembershipId(uid, groupId))),
    );
    const putAway = await tx.getAll(...known.map((uid) => archivedMembershipRef(group.schoolId, uid)));
    const isBack = (index: number) =>
      memberships[index]?.exists || archivedGroupsOf(putAway[index]).some((one) => one.groupId === groupId);
    const helpers = known.filter((_, index) => isBack(index));
    if (helpers.length !== group.helpers.length) tx.update(groupRef(groupId), { helpers });
  });
