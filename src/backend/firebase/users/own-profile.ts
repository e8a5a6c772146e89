import { directoryEntry } from '@/domain/directory-entry';
import { fullName, pendingSchools } from '@/domain/entities/user';
import { MAX_CHILDREN } from '@/domain/limits';
import { applyProfileChange, type ProfileChange } from '@/domain/profile-change';
import { BackendError } from '../../errors';
import { memberRef } from '../collections/members';
import { pendingRequestRef } from '../collections/pending-requests';
import { userRef } from '../collections/users';
import { entity } from '../reading/documents';
import { commitNow } from '../writing/commit';

/**
 * In one transaction: what was changed of the profile, the directory entry in every school of the user, and the name on
 * their open requests. Read there,
 * so that a form that was opened long ago takes nothing back that another device has saved since.
 * @throws BackendError `too-many-children` when both together have more than a profile holds
 */
export const updateProfile = (uid: string, change: ProfileChange): Promise<void> =>
  commitNow(async (transaction) => {
    const user = entity(await transaction.get(userRef(uid)));
    if (!user) throw new BackendError('not-found');
    const changed = applyProfileChange(user, change);
    const { children } = changed;
    if (children.length > MAX_CHILDREN) throw new BackendError('too-many-children');
    const { children: _, ...fields } = change;
    const { firstName, lastName } = changed;
    const isRenamed = fullName(changed) !== fullName(user);
    // Reads come before writes. Reviewers decide on the name that a request shows.
    const requests = await Promise.all(
      (isRenamed ? pendingSchools(user) : []).map(({ schoolId }) =>
        transaction.get(pendingRequestRef(uid, schoolId)),
      ),
    );
    for (const request of requests)
      if (request.exists()) transaction.update(request.ref, { firstName, lastName });
    transaction.update(userRef(uid), { ...fields, ...(change.children && { children }) });
    for (const schoolId of user.approvedSchools)
      transaction.update(memberRef(schoolId, uid), directoryEntry(changed));
    // Rules compare the directory with the record, which another device may just have changed.
  }, 'permission-denied');
