import { groupMembershipId } from '@/domain/ids';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { groupRef, parseGroup } from '../platform/groups';

/**
 * Takes those off the helpers of a group who are not in it any more: who comes back is a member like others. By the present
 * memberships, in a transaction that holds them, so that late and repeated events end at the same.
 */
export const syncHelpers = (groupId: string): Promise<void> =>
  db.runTransaction(async (tx) => {
    const group = parseGroup(await tx.get(groupRef(groupId)));
    const known = (group?.helpers ?? []).filter((uid) => isDocumentId(groupMembershipId(uid, groupId)));
    if (!group || known.length === 0) return;
    const memberships = await tx.getAll(
      ...known.map((uid) => db.doc(`groupMemberships/${groupMembershipId(uid, groupId)}`)),
    );
    const helpers = known.filter((_, index) => memberships[index]?.exists);
    if (helpers.length !== group.helpers.length) tx.update(groupRef(groupId), { helpers });
  });
