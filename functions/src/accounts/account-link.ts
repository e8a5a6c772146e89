import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
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
  v.object({ ...everyLink, kind: v.literal('confirm-address') }),
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

/** Long enough for a weekend without mails, short enough that an old mailbox opens nothing. */
const VALID_DAYS = 3;

const linkRef = (token: string) => db.doc(`_accountLinks/${sha256(token)}`);

/** When a link that is made now ends. */
export const linkEnd = async (): Promise<Timestamp> => Timestamp.fromDate(addDays(await now(), VALID_DAYS));

/**
 * Makes a link that lets whoever has it do one thing with one account. Its token is in the mail alone: a copy of the
 * database holds its hash.
 */
export async function createAccountLink(link: NewLink<AccountLink>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await linkRef(token).create({ ...link, expiresAt: await linkEnd() });
  return siteLink('/confirm', { token });
}

/** What a token is for; null for one that is none, or too old. */
export async function readAccountLink(token: string): Promise<AccountLink | null> {
  const read = v.safeParse(accountLinkSchema, (await linkRef(token).get()).data());
  return read.success && read.output.expiresAt.toMillis() > (await now()) ? read.output : null;
}
