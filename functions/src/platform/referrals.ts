import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { newReferral, type Referral, referralSchema } from '@/domain/entities/referral';
import type { User } from '@/domain/entities/user';
import { db } from './app';
import { parserOf } from './documents';

/** The document of an account's codes and referrals. */
export const referralRef = (uid: string): DocumentReference => db.doc(`referrals/${uid}`);

/** The record in a snapshot, or null when there is none. */
export const parseReferral = parserOf(referralSchema);

/**
 * The record now, to be written in the same transaction; a new one where the account has none yet.
 * @throws when what is stored is no record: a new one in its place would forget a gift that was issued
 */
export async function referralIn(tx: Transaction, uid: string): Promise<Referral> {
  const stored = await tx.get(referralRef(uid));
  if (!stored.exists) return newReferral(uid);
  const record = parseReferral(stored);
  if (!record) throw new Error('What is stored is no record of referrals.');
  return record;
}

/**
 * Writes the whole record of an account, as no other step need have been there before. What it repeats of the account is
 * as it is in this transaction, so that no event that comes late sets it back.
 */
export function writeReferral(tx: Transaction, { uid, approved }: User, record: Referral): void {
  tx.set(referralRef(uid), { ...record, uid, approved });
}
