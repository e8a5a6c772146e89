import { FieldValue } from 'firebase-admin/firestore';
import { newInviteCode, type School } from '@/domain/entities/school';
import { memberInviteCode } from '@/domain/slugs-and-codes';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { referralIn, writeReferral } from '../platform/referrals';
import { parseSchool } from '../platform/schools';

/** Chance of a collision is one in 28 million each; the fifth in a row is a defect worth failing for. */
const TRIES = 5;

/**
 * Gives a member the code to invite others to a school with, one per member and school (product §9): an existing one is
 * reused. One transaction reads and writes the code and the account's list of them, so parallel events make no second code.
 */
export async function giveMemberCode(uid: string, schoolId: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    const school = parseSchool(await tx.get(db.doc(`schools/${schoolId}`)));
    // Removed again before this event arrived, or a school that never was.
    if (!school || !user?.approvedSchools.includes(schoolId)) return;
    const own = db.collection('inviteCodes').where('userId', '==', uid).where('schoolId', '==', schoolId);
    const existing = (await tx.get(own.limit(1))).docs[0];
    const code = existing?.id ?? (await freeCode(tx, school));
    const record = await referralIn(tx, uid);

    if (!existing) {
      const made = newInviteCode(code, school, { userId: uid, createdBy: 'user' });
      tx.create(db.doc(`inviteCodes/${code}`), { ...made, createdAt: FieldValue.serverTimestamp() });
    }
    if (record.codes[schoolId] === code) return;
    writeReferral(tx, user, { ...record, codes: { ...record.codes, [schoolId]: code } });
  });
}

async function freeCode(tx: FirebaseFirestore.Transaction, school: School): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const code = memberInviteCode(school.name, school.city);
    if (!(await tx.get(db.doc(`inviteCodes/${code}`))).exists) return code;
  }
  throw new Error('No free invite code found.');
}
