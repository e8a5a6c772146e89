import { pendingRequestId } from '@/domain/ids';
import { listsWithout } from '@/domain/leaving-school';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { eachDocument } from '../platform/each-document';
import { requestFacts } from '../platform/requests';
import { isArchived, parseSchool, schoolRef } from '../platform/schools';

const of = (collection: string, schoolId: string) =>
  db.collection(collection).where('schoolId', '==', schoolId);

/** Ends all open requests for an archived school, and what codes have opened there and nobody has used. */
export async function endRequests(schoolId: string): Promise<void> {
  if (!(await isArchived(schoolId))) return;
  await eachDocument(of('pendingRequests', schoolId), (request) =>
    endRequest(requestFacts(request).userId, schoolId),
  );
  await deleteAll(of('inviteCodeGrants', schoolId));
}

/**
 * Ends one request if its school is archived: the school leaves the parent's lists. The document goes with the request, by
 * its trigger.
 */
export async function endRequest(uid: string | undefined, schoolId: string): Promise<void> {
  if (!uid) return;
  await db.runTransaction(async (tx) => {
    const school = parseSchool(await tx.get(schoolRef(schoolId)));
    if (!school?.archivedAt) return;
    const user = parseUser(await tx.get(userRef(uid)));
    tx.delete(db.doc(`pendingRequests/${pendingRequestId(uid, schoolId)}`));
    if (user && !user.approvedSchools.includes(schoolId))
      tx.update(userRef(uid), listsWithout(user, schoolId));
  });
}
