import { doc, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import type { Group, GroupMembership } from '@/domain/entities/community';
import { GROUPS_PAGE_SIZE } from '@/domain/limits';
import type { GroupsPort } from '../../ports/groups';
import { readPage, watchDocument, watchPage } from '../reading/documents';
import { calling } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { readMembers } from './members';
import { watchOwnGroups } from './own';
import { groups, membershipRef } from './refs';

const newMembership = (uid: string, { groupId, schoolId }: Pick<Group, 'groupId' | 'schoolId'>) => ({
  userId: uid,
  groupId,
  schoolId,
  joinedAt: serverTimestamp(),
});

const groupsOf = (schoolId: string) => query(groups(), where('schoolId', '==', schoolId), orderBy('name'));

export const groupsPort: GroupsPort = {
  watchFirst: (schoolId, observer) => watchPage(groupsOf(schoolId), GROUPS_PAGE_SIZE, null, observer),

  more: (schoolId, after) => readPage(groupsOf(schoolId), GROUPS_PAGE_SIZE, after),

  watch: (groupId, observer) => watchDocument<Group>(doc(groups(), groupId), observer),

  watchMine: watchOwnGroups,

  watchMembership: (uid, groupId, observer) =>
    // Rules show the posts only to whom the server knows as a member.
    watchDocument<GroupMembership>(membershipRef(uid, groupId), observer, { onlySent: true }),

  create: ({ groupId, schoolId, uid, input }) =>
    calling(() =>
      commitNow((transaction) => {
        const group = { groupId, schoolId, createdBy: uid, ...input, createdAt: serverTimestamp() };
        transaction.set(doc(groups(), groupId), group);
        transaction.set(membershipRef(uid, groupId), newMembership(uid, group));
      }),
    ),

  join: (group, uid) =>
    calling(() =>
      commitNow((transaction) => {
        transaction.set(membershipRef(uid, group.groupId), newMembership(uid, group));
      }),
    ),

  leave: (groupId, uid) =>
    calling(() => commitNow((transaction) => void transaction.delete(membershipRef(uid, groupId)))),

  members: readMembers,
};
