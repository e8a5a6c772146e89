import {
  deleteDoc,
  doc,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Group, GroupMembership } from '@/domain/entities/community';
import { GROUPS_PAGE_SIZE } from '@/domain/limits';
import type { GroupsPort } from '../../community-ports';
import { readPage, watchDocument, watchPage } from '../documents';
import { calling } from '../errors';
import { db } from '../firestore';
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

  create: (schoolId, uid, input) =>
    calling(async () => {
      const ref = doc(groups());
      const batch = writeBatch(db());
      const group = { groupId: ref.id, schoolId, createdBy: uid, ...input, createdAt: serverTimestamp() };
      batch.set(ref, group);
      batch.set(membershipRef(uid, ref.id), newMembership(uid, group));
      await batch.commit();
      return ref.id;
    }),

  join: (group, uid) => calling(() => setDoc(membershipRef(uid, group.groupId), newMembership(uid, group))),

  leave: (groupId, uid) => calling(() => deleteDoc(membershipRef(uid, groupId))),

  members: readMembers,
};
