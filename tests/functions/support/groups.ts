import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type Group, newGroupMembership } from '@/domain/entities/group';
import { type GroupFile, groupFilePath } from '@/domain/entities/group-file';
import type { User } from '@/domain/entities/user';
import { TINY } from '@/domain/file-check/testing';
import { groupMembershipId } from '@/domain/ids';
import { db } from './admin.ts';
import { upload } from './files.ts';
import { createGroup, createListed } from './moderation.ts';
import { createSchool } from './people.ts';

/** A group of a school of its own, with its creator in it. */
export async function arrangeGroup(fields: Partial<Group> = {}) {
  const school = await createSchool();
  const creator = await createListed(school);
  const groupId = await createGroup(creator, school);
  const group = db.doc(`groups/${groupId}`);
  await group.update({ access: 'request', helpers: [], archivedAt: null, fileCount: 0, ...fields });
  const of = { groupId, schoolId: school.id };
  const membershipOf = ({ uid }: Pick<User, 'uid'>) =>
    db.doc(`groupMemberships/${groupMembershipId(uid, groupId)}`);
  const requestOf = ({ uid }: Pick<User, 'uid'>) =>
    db.doc(`groupRequests/${groupMembershipId(uid, groupId)}`);
  const joinedAt = FieldValue.serverTimestamp();
  return {
    ...{ school, creator, groupId, group, membershipOf, requestOf },
    read: async () => (await group.get()).data() as Group,
    join: (user: User) => membershipOf(user).set({ ...newGroupMembership(user.uid, of), joinedAt }),
    ask: (user: User, requestedAt = Timestamp.now()) =>
      requestOf(user).set({ userId: user.uid, ...of, requestedAt }),
    /** As the batch of who runs the group does. */
    admit: async (user: User) => {
      const batch = db.batch();
      batch.set(membershipOf(user), { ...newGroupMembership(user.uid, of), joinedAt, admitted: true });
      batch.delete(requestOf(user));
      await batch.commit();
    },
    /** A file as a member's client stores and lists it; `isStored` false lists one that is not there. */
    share: async (user: User, { isStored = true, createdAt = Timestamp.now() } = {}) => {
      const id = randomUUID();
      const path = groupFilePath({ ...of, id });
      if (isStored)
        await upload(path, user.uid, school.id, { bytes: TINY.pdf, contentType: 'application/pdf' });
      const file: Omit<GroupFile, 'createdAt'> = {
        id,
        ...of,
        userId: user.uid,
        name: 'List.pdf',
        size: 1,
        path,
      };
      const ref = group.collection('files').doc(id);
      await ref.set({ ...file, createdAt });
      return { ref, path };
    },
  };
}
