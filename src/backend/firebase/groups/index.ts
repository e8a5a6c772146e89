import { orderBy, query, serverTimestamp, type Transaction, where } from 'firebase/firestore';
import { type Group, newGroupMembership } from '@/domain/entities/group';
import { newGroup } from '@/domain/entities/new-group';
import { GROUPS_PAGE_SIZE } from '@/domain/limits';
import type { GroupsPort } from '../../ports/groups';
import { groupMembershipRef } from '../collections/group-memberships';
import { groupRef, groups } from '../collections/groups';
import { readPage, watchDocument, watchPage } from '../reading/documents';
import { withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { commitCounted } from '../writing/count';
import { actOn } from './acts';
import { groupFiles } from './files';
import { readFaces, readMembers, whoIsIn } from './members';
import { watchOwnGroups } from './own';
import { requestReads } from './requests';

/** Not by name, which anybody may choose so that it sorts first. */
const groupsOf = (schoolId: string) =>
  query(
    groups(),
    where('schoolId', '==', schoolId),
    orderBy('memberCount', 'desc'),
    orderBy('createdAt', 'desc'),
  );

function join(transaction: Transaction, uid: string, group: Pick<Group, 'groupId' | 'schoolId'>): void {
  const membership = newGroupMembership(uid, group);
  transaction.set(groupMembershipRef(uid, group.groupId), { ...membership, joinedAt: serverTimestamp() });
}

export const groupsPort: GroupsPort = {
  watchFirst: (schoolId, observer) => watchPage(groupsOf(schoolId), GROUPS_PAGE_SIZE, null, observer),

  more: (schoolId, after) => readPage(groupsOf(schoolId), GROUPS_PAGE_SIZE, after),

  watch: (groupId, observer) => watchDocument(groupRef(groupId), observer),

  watchMine: watchOwnGroups,

  watchMembership: (uid, groupId, observer) =>
    // Rules show the posts only to whom the server knows as a member.
    watchDocument(groupMembershipRef(uid, groupId), observer, { onlyCommitted: true }),

  create: ({ groupId, schoolId, uid, input }) =>
    withBackendErrors(() =>
      commitCounted(uid, 'groups', groupId, (transaction) => {
        const group = newGroup({ groupId, schoolId, createdBy: uid, ...input });
        transaction.set(groupRef(groupId), { ...group, createdAt: serverTimestamp() });
        join(transaction, uid, group);
      }),
    ),

  join: (group, uid) =>
    withBackendErrors(() =>
      commitCounted(uid, 'memberships', group.groupId, (transaction) => {
        join(transaction, uid, group);
      }),
    ),

  leave: (groupId, uid) =>
    withBackendErrors(() =>
      commitNow((transaction) => void transaction.delete(groupMembershipRef(uid, groupId))),
    ),

  act: actOn,
  ...requestReads,
  ...groupFiles,

  members: readMembers,
  faces: readFaces,
  whoIsIn,
};
