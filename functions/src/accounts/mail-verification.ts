import { mailboxOf } from '@/domain/mailbox';
import { DAY_MS } from '@/domain/time';
import { checkRateLimits, type RateLimit, requireRateLimits } from '../limits/rate-limits';
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

/** A stranger's inbox is not ours to fill, whoever signs up with its address, nor however they spell it. */
const limitsOf = ({ uid, email }: Unconfirmed): RateLimit[] => {
  const windows = [{ max: 3, ms: DAY_MS }];
  return [
    { name: 'verification-account', subject: uid, windows },
    { name: 'verification-mailbox', subject: mailboxOf(email), windows },
  ];
};

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
  const mayGo = await db.runTransaction(async (tx) => {
    const marker = idempotencyKeyRef(key);
    if ((await tx.get(marker)).exists) return true;
    const spend = await checkRateLimits(tx, limitsOf(account), at);
    if (!spend) return false;
    spend();
    tx.create(marker, { expiresAt: expiryAfter(at, REMEMBER_DAYS) });
    return true;
  });
  if (mayGo) await sendAsStep(key, account, await verification(account));
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
  await db.runTransaction(async (tx) => (await requireRateLimits(tx, limitsOf(account), at))());
  await sendMail(account.email, await verification(account));
  return true;
}

const verification = async ({ uid, email }: Unconfirmed) =>
  verificationEmail(await createAccountLink({ kind: 'confirm-address', uid, email }));
