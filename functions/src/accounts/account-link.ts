import { randomBytes } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import { siteLink } from '../mail/config';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';

const everyLink = {
  uid: v.string(),
  /** The address that the mail went to: whoever follows the link reads its mails. */
  email: v.string(),
  expiresAt: v.custom<Timestamp>((value) => value instanceof Timestamp),
};

/** What a link in a mail about an account is for. */
const accountLinkSchema = v.variant('kind', [
  v.object({ ...everyLink, kind: v.picklist(['confirm-address', 'new-password']) }),
  /** The mail went to the present address, or to the one that the account is to have. */
  v.object({
    ...everyLink,
    kind: v.picklist(['leave-address', 'take-address']),
    changeId: v.string(),
    to: v.string(),
  }),
]);
export type AccountLink = v.InferOutput<typeof accountLinkSchema>;
export type ChangeLink = Extract<AccountLink, { changeId: string }>;
type NewLink<Link> = Link extends AccountLink ? Omit<Link, 'expiresAt'> : never;

/**
 * Long enough for a weekend without mails, short enough that an old mailbox opens nothing. A new password is wanted at
 * once, and opens an account by itself.
 */
const VALID_MS: Record<AccountLink['kind'], number> = {
  'confirm-address': 3 * DAY_MS,
  'leave-address': 3 * DAY_MS,
  'take-address': 3 * DAY_MS,
  'new-password': HOUR_MS,
};

const linkRef = (token: string) => db.doc(`_accountLinks/${sha256(token)}`);

/** When a link that is made now ends. */
export const linkEnd = async (kind: AccountLink['kind']): Promise<Timestamp> =>
  Timestamp.fromMillis((await now()) + VALID_MS[kind]);

/**
 * Makes a link that lets whoever has it do one thing with one account. Its token is in the mail alone: a copy of the
 * database holds its hash.
 */
export async function createAccountLink(link: NewLink<AccountLink>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await linkRef(token).create({ ...link, expiresAt: await linkEnd(link.kind) });
  return siteLink('/confirm', { token });
}

/** What a token is for; null for one that is none, or too old. */
export async function readAccountLink(token: string): Promise<AccountLink | null> {
  const read = v.safeParse(accountLinkSchema, (await linkRef(token).get()).data());
  return read.success && read.output.expiresAt.toMillis() > (await now()) ? read.output : null;
}

/**
 * Ends a link with all others of its kind that the account has, for what one link may do once.
 * @param also what is to be written together with it
 * @returns false when it had ended before: somebody was faster
 */
export function endAccountLinks(
  token: string,
  { uid, kind }: AccountLink,
  also: (tx: Transaction) => void = () => undefined,
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const { exists } = await tx.get(linkRef(token));
    const alike = db.collection('_accountLinks').where('uid', '==', uid).where('kind', '==', kind);
    for (const { ref } of (await tx.get(alike)).docs) tx.delete(ref);
    also(tx);
    return exists;
  });
}

/** Makes an ended link work again until its time, as what it was used for has failed. */
export const reviveAccountLink = (token: string, link: AccountLink) => linkRef(token).set(link);
