import { randomBytes, timingSafeEqual } from 'node:crypto';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { mailboxOf } from '@/domain/mailbox';
import { db } from '../platform/app';
import { sha256 } from '../platform/hash';

/**
 * What is kept of a mailbox that invites went to: a secret for its unsubscribe link, and whether it was used. The
 * address itself is stored as a hash only. Never removed: who wants no invitations wants none in ten years either.
 */
interface StoredAddress {
  secret: string;
  unsubscribed: boolean;
}

const addressRef = (hash: string) => db.doc(`_addresses/${hash}`);

/** State of one address inside a transaction. */
export interface AddressState {
  unsubscribed: boolean;
  /** Token of the unsubscribe link. */
  token: string;
  /** Keeps the token; to be called once all reads of the transaction are done. */
  keep(): void;
}

/** Reads what is known of an address, and gives it a token. */
export async function readAddress(tx: Transaction, email: string): Promise<AddressState> {
  const hash = sha256(mailboxOf(email));
  const known = (await tx.get(addressRef(hash))).data() as StoredAddress | undefined;
  const secret = known?.secret ?? randomBytes(24).toString('base64url');
  return {
    unsubscribed: known?.unsubscribed ?? false,
    token: `${hash}.${secret}`,
    keep: () => {
      if (!known) tx.set(addressRef(hash), { secret, unsubscribed: false });
    },
  };
}

/** Whether the owner of an address wants no mail that they can't be made to get. */
export async function isUnsubscribed(email: string): Promise<boolean> {
  return (await addressRef(sha256(mailboxOf(email))).get()).get('unsubscribed') === true;
}

/**
 * Stops invites to the address a token belongs to, for good. Repeating it changes nothing.
 * @returns false for a token that is none
 */
export async function stopInvites(token: string): Promise<boolean> {
  const [hash = '', secret = ''] = token.split('.');
  if (!/^[0-9a-f]{64}$/.test(hash)) return false;
  const known = (await addressRef(hash).get()).data() as StoredAddress | undefined;
  if (!known || !isSame(known.secret, secret)) return false;
  if (!known.unsubscribed) {
    await addressRef(hash).update({ unsubscribed: true, unsubscribedAt: FieldValue.serverTimestamp() });
  }
  return true;
}

// Hashed first, because the comparison wants equal lengths; in constant time, because a guess must teach nothing.
function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));
}
