import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { newReferral, type Referral, referralSchema } from '@/domain/entities/referral';
import type { User } from '@/domain/entities/user';
import { db } from './app';
import { parserOf } from './documents';

/** The document of an account's codes and referrals. */
export const referralRef = (uid: string): DocumentReference => db.doc(`referrals/${uid}`);

/** The record in a snapshot, or null when there is none. */
export const parseReferral = parserOf(referralSchema);

/** The record now, to be written in the same transaction; a new one where the account has none yet. */
export const referralIn = async (tx: Transaction, uid: string): Promise<Referral> =>
  parseReferral(await tx.get(referralRef(uid))) ?? newReferral(uid);

/**
 * Writes the whole record of an account, as no other step need have been there before. What it repeats of the account is
 * as it is in this transaction, so that no event that comes late sets it back.
 */
export function writeReferral(tx: Transaction, { uid, approved }: User, record: Referral): void {
  tx.set(referralRef(uid), { ...record, uid, approved });
}
