import { listsWithout, withoutMembership } from '@/domain/leaving-school';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { eachDocument } from '../platform/each-document';
import { takeOffNotes } from './take-off-notes';
import { takeOffReferrals } from './take-off-referrals';

/** Takes a school off all that stays: accounts, records of referrals, notes of functions, excerpts in the audit log. */
export async function takeOffRecords(schoolId: string): Promise<void> {
  await takeOffAccounts(schoolId);
  await takeOffReferrals(schoolId);
  await takeOffNotes(schoolId);
}

async function takeOffAccounts(schoolId: string): Promise<void> {
  const users = db.collection('users');
  for (const list of ['schoolIds', 'approvedSchools']) {
    await eachDocument(users.where(list, 'array-contains', schoolId), ({ id }) => takeOffLists(id, schoolId));
  }
  // Why somebody was not let in, or is out, concerns nobody any more.
  for (const past of ['rejectedRequest', 'removedFrom']) {
    await eachDocument(users.where(`${past}.schoolId`, '==', schoolId), ({ ref }) =>
      ref.update({ [past]: null }),
    );
  }
}

async function takeOffLists(uid: string, schoolId: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    if (!user) return;
    const left = withoutMembership(user, schoolId, null, null);
    tx.update(userRef(uid), left ? { ...left, removedFrom: null } : listsWithout(user, schoolId));
  });
}
