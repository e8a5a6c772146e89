import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { mailboxOf } from '@/domain/mailbox';
import { DAY_MS } from '@/domain/time';
import { checkRateLimits, type RateLimit, refundRateLimits, requireRateLimits } from '../limits/rate-limits';
import { sendMail } from '../mail/send';
import { sendAsStep } from '../mail/send-as-step';
import { auth, db } from '../platform/app';
import { now } from '../platform/clock';
import { expiryAfter } from '../platform/expiry';
import { idempotencyKeyRef, REMEMBER_DAYS } from '../platform/steps';
import { createAccountLink } from './account-link';
import { verificationEmail } from './verification-email';

interface Unconfirmed {
  uid: string;
  email: string;
}

const limit = (name: string, subject: string, max: number): RateLimit => ({
  name: `verification-${name}`,
  subject,
  windows: [{ max, ms: DAY_MS }],
});

const ofAccount = ({ uid }: Unconfirmed) => limit('account', uid, 3);

/** A stranger's inbox is not ours to fill, however those who sign up with its address spell it. */
const ofMailbox = ({ email }: Unconfirmed) => limit('mailbox', mailboxOf(email), 3);

/**
 * One mail of a mailbox's own address, which signing up with other spellings of it can't use up. None for those with a
 * note (`ana+school@`) or, at Google, with dots: of such spellings one mailbox has any number.
 */
const ofAddress = ({ email }: Unconfirmed) =>
  mailboxOf(email) === email.toLowerCase() ? [limit('address', mailboxOf(email), 1)] : [];

/** What the next mail counts towards: the address's own, else what all spellings share. */
async function limitsOf(tx: Transaction, account: Unconfirmed, at: number): Promise<RateLimit[]> {
  const own = ofAddress(account);
  const hasOwn = own.length > 0 && (await checkRateLimits(tx, own, at)) !== null;
  return [ofAccount(account), ...(hasOwn ? own : [ofMailbox(account)])];
}

/** A mail that did not go out counts for nothing. */
const refund = (account: Unconfirmed, at: number): Promise<void> =>
  refundRateLimits([ofAccount(account), ...ofAddress(account), ofMailbox(account)], at);

/** The account, while its address is still to be confirmed. */
async function findUnconfirmed(uid: string): Promise<Unconfirmed | null> {
  const { users } = await auth().getUsers([{ uid }]);
  const [account] = users;
  return account?.email && !account.emailVerified ? { uid, email: account.email } : null;
}

/**
 * Mails the link by which a new account's address is confirmed, once per event. Tried again after a failure without
 * counting again.
 */
export async function mailFirstVerification(uid: string, eventId: string): Promise<void> {
  const account = await findUnconfirmed(uid);
  if (!account) return;
  const key = `verification_${eventId}`;
  const at = await now();
  const countedAt = await db.runTransaction(async (tx) => {
    const marker = idempotencyKeyRef(key);
    const before = await tx.get(marker);
    if (before.exists) return (before.get('countedAt') as Timestamp | undefined)?.toMillis() ?? at;
    const spend = await checkRateLimits(tx, await limitsOf(tx, account, at), at);
    if (!spend) return null;
    spend();
    tx.create(marker, { countedAt: Timestamp.fromMillis(at), expiresAt: expiryAfter(at, REMEMBER_DAYS) });
    return at;
  });
  if (countedAt === null) return;
  const isOut = await sendAsStep(key, account, await verification(account));
  if (!isOut) await refund(account, countedAt);
}

/**
 * Mails the link once more, for whoever asks for it.
 * @returns false when the address is confirmed already
 * @throws resource-exhausted, or the mail server's error
 */
export async function mailVerificationAgain(uid: string): Promise<boolean> {
  const account = await findUnconfirmed(uid);
  if (!account) return false;
  const at = await now();
  await db.runTransaction(async (tx) => {
    // What fails costs none of the day's mails, but a mail server is not to be hammered.
    const limits = [limit('tries', uid, 10), ...(await limitsOf(tx, account, at))];
    (await requireRateLimits(tx, limits, at))();
  });
  try {
    await sendMail(account.email, await verification(account));
  } catch (error) {
    await refund(account, at);
    throw error;
  }
  return true;
}

const verification = async ({ uid, email }: Unconfirmed) =>
  verificationEmail(await createAccountLink({ kind: 'confirm-address', uid, email }));
