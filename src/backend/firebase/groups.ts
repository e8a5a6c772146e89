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
import { MAX_GROUPS_SHOWN } from '@/domain/limits';
import type { GroupsPort } from '../community-ports';
import type { BackendError } from '../errors';
import { readDocument, watchDocument, watchQuery } from './documents';
import { calling, toBackendError } from './errors';
import { db } from './firestore';
import { readAll } from './paging';
import { memberRef } from './user-refs';

/** Members of one group read at once, until there are no more; rules hold the same number. */
const MEMBERS_AT_ONCE = 200;
/** Directory entries asked for at once: hundreds on one connection are refused for a while. */
const ENTRIES_AT_ONCE = 30;

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
      query(groups(), where('schoolId', '==', schoolId), orderBy('name'), limit(MAX_GROUPS_SHOWN)),
      observer,
    ),

  watch: (groupId, observer) => watchDocument<Group>(groupRef(groupId), observer),

  watchMine: (uid, observer) =>
    watchQuery<GroupMembership>(
      query(memberships(), where('userId', '==', uid), limit(MAX_GROUPS_SHOWN)),
      observer,
      // Most members are in a few groups or none: without this list the groups are still worth showing.
      { whenCutOff: 'believe', onlySent: true },
    ),

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

  members: ({ groupId, schoolId }) =>
    calling(async () => {
      const found = await readAll<GroupMembership>(
        query(
          memberships(),
          where('groupId', '==', groupId),
          where('schoolId', '==', schoolId),
          orderBy('joinedAt'),
        ),
        MEMBERS_AT_ONCE,
      );
      const members: Member[] = [];
      let unknown: BackendError | undefined;
      for (let start = 0; start < found.length; start += ENTRIES_AT_ONCE) {
        const some = found.slice(start, start + ENTRIES_AT_ONCE);
        const entries = await Promise.all(
          some.map(({ userId }) =>
            readDocument<Member>(memberRef(schoolId, userId)).catch((error: unknown) => {
              unknown = toBackendError(error);
              return null;
            }),
          ),
        );
        members.push(...entries.filter((member) => member !== null));
      }
      // Cut off, those are shown that this device knows; none of them is no answer.
      if (unknown && (members.length === 0 || unknown.code !== 'unavailable')) throw unknown;
      return members;
    }),
};
