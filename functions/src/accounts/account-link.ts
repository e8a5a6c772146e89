import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { siteLink } from '../mail/config';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';

/** What a link in a mail about an account is for. */
const accountLinkSchema = v.object({
  kind: v.literal('confirm-address'),
  uid: v.string(),
  /** The address that the mail went to: whoever follows the link reads its mails. */
  email: v.string(),
  expiresAt: v.custom<Timestamp>((value) => value instanceof Timestamp),
});
export type AccountLink = v.InferOutput<typeof accountLinkSchema>;

/** Long enough for a weekend without mails, short enough that an old mailbox opens nothing. */
const VALID_DAYS = 3;

const linkRef = (token: string) => db.doc(`_accountLinks/${sha256(token)}`);

/**
 * Makes a link that lets whoever has it do one thing with one account. Its token is in the mail alone: a copy of the
 * database holds its hash.
 */
export async function createAccountLink(link: Omit<AccountLink, 'expiresAt'>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = Timestamp.fromDate(addDays(await now(), VALID_DAYS));
  await linkRef(token).create({ ...link, expiresAt });
  return siteLink('/confirm', { token });
}

/** What a token is for; null for one that is none, or too old. */
export async function readAccountLink(token: string): Promise<AccountLink | null> {
  const read = v.safeParse(accountLinkSchema, (await linkRef(token).get()).data());
  return read.success && read.output.expiresAt.toMillis() > (await now()) ? read.output : null;
}
