import { serverTimestamp } from 'firebase/firestore';
import { directoryEntry } from '@/domain/directory-entry';
import { type PrivateField, pendingSchools, type User } from '@/domain/entities/user';
import { MAX_CHILDREN } from '@/domain/limits';
import { formerNames, isSameName, nextNameChange, requestNameChange } from '@/domain/name-change';
import { applyProfileChange, type ProfileChange } from '@/domain/profile-change';
import { BackendError, errorCode } from '../../errors';
import { memberRef } from '../collections/members';
import { pendingRequestRef } from '../collections/pending-requests';
import { userRef } from '../collections/users';
import { entity } from '../reading/documents';
import { toBackendError } from '../sdk/errors';
import { commitNow } from '../writing/commit';

/**
 * In one transaction: what was changed of the profile, the directory entry in every school of the user, and the name on
 * their open requests. Read there,
 * so that a form that was opened long ago takes nothing back that another device has saved since.
 * @throws BackendError `too-many-children` when both together have more than a profile holds,
 * `too-many-name-changes` with the day from which the name may change again
 */
export async function updateProfile(uid: string, change: ProfileChange): Promise<void> {
  let renamed: User | null = null;
  const write = commitNow(async (transaction) => {
    const stored = await transaction.get(userRef(uid));
    const user = entity(stored);
    if (!user) throw new BackendError('not-found');
    const changed = applyProfileChange(user, change);
    const { children } = changed;
    if (children.length > MAX_CHILDREN) throw new BackendError('too-many-children');
    const { children: _, ...fields } = change;
    const isRenamed = !isSameName(changed, user);
    renamed = isRenamed ? user : null;
    // Reads come before writes. Reviewers decide on the name that a request shows.
    const requests = await Promise.all(
      (isRenamed ? pendingSchools(user) : []).map(({ schoolId }) =>
        transaction.get(pendingRequestRef(uid, schoolId)),
      ),
    );
    for (const request of requests)
      if (request.exists()) transaction.update(request.ref, requestNameChange(request.data(), changed));
    // As it is stored: a date of ours is less exact than the server's time, and rules would see another one.
    const names = isRenamed ? formerNames(user, serverTimestamp()) : undefined;
    transaction.update(userRef(uid), {
      ...fields,
      ...(change.children && { children }),
      ...(names && { ...names, earlierName: stored.get('formerName') }),
    });
    for (const schoolId of user.approvedSchools)
      transaction.update(memberRef(schoolId, uid), directoryEntry(changed));
    // Rules compare the directory with the record, which another device may just have changed.
  }, 'permission-denied');
  await write.catch((error: unknown) => {
    const next = renamed && nextNameChange(renamed, new Date());
    // Asked after the refusal only: a clock that is days off must keep nobody from what the server allows.
    if (!next || errorCode(toBackendError(error)) !== 'permission-denied') throw error;
    throw new BackendError('too-many-name-changes', { cause: error, retryAt: next });
  });
}

/** In one transaction: the choice, and the directory entries that follow it in every school of the user. */
export const setHiddenFields = (uid: string, hiddenFields: PrivateField[]): Promise<void> =>
  commitNow(async (transaction) => {
    const user = entity(await transaction.get(userRef(uid)));
    if (!user) throw new BackendError('not-found');
    transaction.update(userRef(uid), { hiddenFields });
    for (const schoolId of user.approvedSchools)
      transaction.update(memberRef(schoolId, uid), directoryEntry({ ...user, hiddenFields }));
  }, 'permission-denied');
