import { db } from '../platform/app';
import { groupRef, parseGroup } from '../platform/groups';
import { inSharedTurn } from '../platform/in-turn';

/**
 * Makes `memberCount` of a group the number of its memberships: counted, never added up, in a transaction that holds the
 * group. So parallel, late, repeated and reordered events all end at the same number. Hundreds who join at once share a few
 * looks, as they would else contend for the group.
 */
export const syncMemberCount = (groupId: string): Promise<void> =>
  inSharedTurn(`members of ${groupId}`, () =>
    db.runTransaction(async (tx) => {
      const snapshot = await tx.get(groupRef(groupId));
      const group = parseGroup(snapshot);
      if (!group) return;
      const members = db
        .collection('groupMemberships')
        .where('groupId', '==', groupId)
        .where('schoolId', '==', group.schoolId);
      const memberCount = (await tx.get(members.count())).data().count;
      if (memberCount !== group.memberCount) tx.update(snapshot.ref, { memberCount });
    }),
  );
