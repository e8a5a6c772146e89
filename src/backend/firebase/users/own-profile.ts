import { directoryEntry } from '@/domain/directory-entry';
import { MAX_CHILDREN } from '@/domain/limits';
import { applyProfileChange, type ProfileChange } from '@/domain/profile-change';
import { BackendError } from '../../errors';
import { memberRef } from '../collections/members';
import { userRef } from '../collections/users';
import { entity } from '../reading/documents';
import { commitNow } from '../writing/commit';

/**
 * In one transaction: what was changed of the profile, and the directory entry in every school of the user. Read there,
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
    transaction.update(userRef(uid), { ...fields, ...(change.children && { children }) });
    for (const schoolId of user.approvedSchools)
      transaction.update(memberRef(schoolId, uid), directoryEntry(changed));
    // Rules compare the directory with the record, which another device may just have changed.
  }, 'permission-denied');
