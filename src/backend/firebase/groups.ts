import {
  collection,
  deleteDoc,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Group, GroupMembership } from '@/domain/entities/community';
import type { Member } from '@/domain/entities/school';
import { groupMembershipId } from '@/domain/ids';
import type { GroupsPort } from '../community-ports';
import { entities, readDocument, readQuery, watchDocument, watchQuery } from './documents';
import { calling } from './errors';
import { db } from './firestore';
import { memberRef } from './users';

/** Groups of one school, and memberships of one user, read at once. */
const GROUP_LIMIT = 100;
/** Members of one group shown on its members page. */
const GROUP_MEMBER_LIMIT = 200;

const groups = () => collection(db(), 'groups');
const memberships = () => collection(db(), 'groupMemberships');
const groupRef = (groupId: string) => doc(groups(), groupId);
const membershipRef = (uid: string, groupId: string) => doc(memberships(), groupMembershipId(uid, groupId));

const newMembership = (uid: string, { groupId, schoolId }: Pick<Group, 'groupId' | 'schoolId'>) => ({
  userId: uid,
  groupId,
  schoolId,
  joinedAt: serverTimestamp(),
});

export const groupsPort: GroupsPort = {
  watchAll: (schoolId, observer) =>
    watchQuery<Group>(
      query(groups(), where('schoolId', '==', schoolId), orderBy('name'), limit(GROUP_LIMIT)),
      observer,
    ),

  watch: (groupId, observer) => watchDocument<Group>(groupRef(groupId), observer),

  watchMine: (uid, observer) =>
    watchQuery<GroupMembership>(
      query(memberships(), where('userId', '==', uid), limit(GROUP_LIMIT)),
      observer,
    ),

  watchMembership: (uid, groupId, observer) =>
    watchDocument<GroupMembership>(membershipRef(uid, groupId), observer),

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

  members: ({ groupId, schoolId }) =>
    calling(async () => {
      const found = await readQuery(
        query(
          memberships(),
          where('groupId', '==', groupId),
          where('schoolId', '==', schoolId),
          orderBy('joinedAt'),
          limit(GROUP_MEMBER_LIMIT),
        ),
      );
      const entries = await Promise.all(
        entities<GroupMembership>(found).map(({ userId }) =>
          readDocument<Member>(memberRef(schoolId, userId)),
        ),
      );
      return entries.filter((member) => member !== null);
    }),
};
