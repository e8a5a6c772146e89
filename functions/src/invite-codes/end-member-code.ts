import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { parseReferral, referralRef, writeReferral } from '../platform/referrals';

/** Deletions in one batch, within what the platform allows. */
const AT_ONCE = 400;

/**
 * Ends the code of somebody who has left a school, and with it what others were granted by it and have not used. A
 * request that was sent with it stays: its reviewer sees that the inviter is a former member. Who is a member again by
 * now keeps the code. A later approval gives another one.
 */
export async function endMemberCode(uid: string, schoolId: string): Promise<void> {
  const isOver = await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    if (user?.approvedSchools.includes(schoolId)) return false;
    const own = db.collection('inviteCodes').where('userId', '==', uid).where('schoolId', '==', schoolId);
    const ended = (await tx.get(own)).docs;
    const record = parseReferral(await tx.get(referralRef(uid)));
    for (const { ref } of ended) tx.delete(ref);
    const { [schoolId]: dead, ...codes } = record?.codes ?? {};
    if (user && record && dead !== undefined) writeReferral(tx, user, { ...record, codes });
    return true;
  });
  if (isOver) await endUnusedGrants(uid, schoolId);
}

// By the inviter and not by the code, which is gone when this is tried again. A look-up at the same moment reads the code
// in its transaction: it was either before, and is found here, or finds no code.
async function endUnusedGrants(inviterId: string, schoolId: string): Promise<void> {
  const grants = await db
    .collection('inviteCodeGrants')
    .where('inviterId', '==', inviterId)
    .where('schoolId', '==', schoolId)
    .select()
    .get();
  for (let start = 0; start < grants.size; start += AT_ONCE) {
    const some = grants.docs.slice(start, start + AT_ONCE);
    // The open request of a grant has its id.
    const requests = await db.getAll(...some.map(({ id }) => db.doc(`pendingRequests/${id}`)));
    const batch = db.batch();
    some.forEach(({ ref }, index) => {
      if (!requests[index]?.exists) batch.delete(ref);
    });
    await batch.commit();
  }
}
