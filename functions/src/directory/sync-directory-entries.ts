import { isDeepStrictEqual } from 'node:util';
import { directoryEntry } from '@/domain/directory-entry';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { shownNames } from '../platform/person-names';

/**
 * Makes a member's directory entries say what their account says. Our client writes both in one batch; one of
 * somebody's own making could change the account alone, and keep the approved name where others look up who they are.
 */
export async function syncDirectoryEntries(uid: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    if (!user || user.approvedSchools.length === 0) return;
    const wanted = directoryEntry({ ...user, ...shownNames(user) });
    const refs = user.approvedSchools.map((schoolId) => db.doc(`schools/${schoolId}/members/${uid}`));
    for (const entry of await tx.getAll(...refs)) {
      const isEqual = Object.entries(wanted).every(([field, value]) =>
        isDeepStrictEqual(entry.get(field), value),
      );
      // Approval alone makes entries: only it knows the time of joining.
      if (entry.exists && !isEqual) tx.update(entry.ref, wanted);
    }
  });
}
