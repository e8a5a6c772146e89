import {
  arrayRemove,
  arrayUnion,
  type DocumentReference,
  serverTimestamp,
  type Transaction,
  type UpdateData,
} from 'firebase/firestore';
import { type Group, newGroupMembership } from '@/domain/entities/group';
import { type GroupFile, groupFilePath } from '@/domain/entities/group-file';
import type { GroupCooldown } from '@/domain/entities/group-request';
import type { GroupAct } from '@/domain/group-act';
import { errorCode } from '../../errors';
import type { GroupsPort } from '../../ports/groups';
import { groupFileRef } from '../collections/group-files';
import { groupMembershipRef } from '../collections/group-memberships';
import { groupCooldownRef, groupRequestRef } from '../collections/group-requests';
import { groupRef } from '../collections/groups';
import { readOnServer } from '../connection/own-items';
import { toBackendError, withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { commitCounted } from '../writing/count';

type Of = Pick<Group, 'groupId' | 'schoolId'>;

/** How an act is done, and by what it can be told that an earlier try has done it, whose answer was lost. */
interface Doing {
  run(): Promise<void>;
  isDone?(): Promise<boolean>;
}

const isThere = async (ref: DocumentReference<unknown>) => (await readOnServer(ref)).exists();
const isGone = async (ref: DocumentReference<unknown>) => !(await isThere(ref));

const deletion = (ref: DocumentReference<unknown>): Doing => ({
  run: () => commitNow((transaction) => void transaction.delete(ref)),
  isDone: () => isGone(ref),
});

/** Keeps somebody away for a while, by the clock of the server. */
function startCooldown(
  transaction: Transaction,
  { groupId, schoolId }: Of,
  userId: string,
  kind: GroupCooldown['kind'],
) {
  const cooldown = { userId, groupId, schoolId, kind, startedAt: serverTimestamp() };
  transaction.set(groupCooldownRef(userId, groupId), cooldown);
}

/** A change of the group itself, which is counted. */
const edit = ({ groupId }: Of, uid: string, change: UpdateData<Group>): Promise<void> =>
  commitCounted(uid, 'groupEdits', groupId, (transaction) => {
    transaction.update(groupRef(groupId), change);
  });

function doing(of: Of, uid: string, act: GroupAct): Doing {
  const { groupId, schoolId } = of;
  switch (act.type) {
    case 'ask': {
      const ref = groupRequestRef(uid, groupId);
      return {
        run: () =>
          commitCounted(uid, 'groupRequests', groupId, (transaction) => {
            transaction.set(ref, { userId: uid, groupId, schoolId, requestedAt: serverTimestamp() });
          }),
        // Or answered already.
        isDone: async () => (await isThere(ref)) || (await isThere(groupMembershipRef(uid, groupId))),
      };
    }
    case 'withdraw':
      return deletion(groupRequestRef(uid, groupId));
    case 'admit': {
      const { userId } = act;
      const membership = { ...newGroupMembership(userId, of), admitted: true };
      return {
        run: () =>
          commitNow((transaction) => {
            const ref = groupMembershipRef(userId, groupId);
            transaction.set(ref, { ...membership, joinedAt: serverTimestamp() });
            transaction.delete(groupRequestRef(userId, groupId));
          }),
        isDone: () => isThere(groupMembershipRef(userId, groupId)),
      };
    }
    case 'decline':
    case 'remove': {
      const isRemoval = act.type === 'remove';
      const ref = isRemoval ? groupMembershipRef(act.userId, groupId) : groupRequestRef(act.userId, groupId);
      return {
        run: () =>
          commitNow((transaction) => {
            startCooldown(transaction, of, act.userId, isRemoval ? 'removed' : 'declined');
            transaction.delete(ref as DocumentReference);
          }),
        isDone: () => isGone(ref),
      };
    }
    case 'name-helper':
      return { run: () => edit(of, uid, { helpers: arrayUnion(act.userId) }) };
    case 'drop-helper':
      return { run: () => edit(of, uid, { helpers: arrayRemove(act.userId) }) };
    case 'edit':
      return { run: () => edit(of, uid, { ...act.change }) };
    case 'archive':
      return {
        run: () => edit(of, uid, { archivedAt: serverTimestamp() }),
        isDone: async () => Boolean((await readOnServer(groupRef(groupId))).data()?.archivedAt),
      };
    case 'reopen':
      return { run: () => edit(of, uid, { archivedAt: null }) };
    case 'share-file': {
      const { id } = act.file;
      const file: GroupFile = {
        ...{ ...act.file, groupId, schoolId, userId: uid, createdAt: null },
        path: groupFilePath({ schoolId, groupId, id }),
      };
      return {
        run: () =>
          commitCounted(uid, 'groupFiles', file.path, (transaction) => {
            transaction.set(groupFileRef(groupId, id), { ...file, createdAt: serverTimestamp() });
          }),
        isDone: () => isThere(groupFileRef(groupId, id)),
      };
    }
    case 'delete-file':
      return deletion(groupFileRef(groupId, act.fileId));
  }
}

/** Does something with a group. Rules refuse what is done already; whoever may not look learns the refusal itself. */
export const actOn: GroupsPort['act'] = (of, uid, act) =>
  withBackendErrors(async () => {
    const { run, isDone } = doing(of, uid, act);
    try {
      await run();
    } catch (error) {
      const isRefused = errorCode(toBackendError(error)) === 'permission-denied';
      if (!isRefused || !isDone || !(await isDone().catch(() => false))) throw error;
    }
  });
