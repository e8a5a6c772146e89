import type { Transaction } from 'firebase-admin/firestore';
import type { InterestedInviteInput, InviteResult } from '@/domain/inputs/outreach';
import { mailboxOf } from '@/domain/mailbox';
import { DAY_MS } from '@/domain/time';
import { checkRateLimits, type RateLimit, requireRateLimits } from '../limits/rate-limits';
import { type VisitorMax, visitorLimits } from '../limits/visitors';
import type { Email } from '../mail/email';
import { sendOnce } from '../mail/send-once';
import { db } from '../platform/app';
import type { Network } from '../platform/client-ip';
import { now } from '../platform/clock';
import { expiryAfter } from '../platform/expiry';
import { sha256 } from '../platform/hash';
import { readAddress } from '../unsubscribe/address';
import { interestedInviteEmail } from './invite-emails';

/**
 * Mails that nobody asked for cost our sender its good name, and with it every approval. A hundred a day are more than
 * honest visitors send, and few enough to do no lasting harm.
 */
const MAX: VisitorMax = { visitor: 3, site: 9, all: 100 };
const recipientLimit = (email: string): RateLimit => ({
  name: 'invite-recipient',
  subject: mailboxOf(email),
  windows: [{ max: 1, ms: 7 * DAY_MS }],
});

/**
 * Sends the anonymous invite of the waitlist page: 3 a day per IP, one per recipient per week, 100 a day
 * from everybody. The answer is the same whether or not a mail went out; only a caller who asks too much is told so.
 */
export async function sendInterestedInvite(
  from: Network,
  input: InterestedInviteInput,
): Promise<InviteResult> {
  const at = await now();
  // The address is part of the key: one request id can't stand for many.
  const key = `interested_${sha256(`${input.requestId} ${input.recipientEmail}`)}`;
  const email = await db.runTransaction((tx) => reserve(tx, from, input, key, at));
  if (email) await sendOnce(key, input.recipientEmail, email);
  return { status: 'accepted' };
}

/** The email to send, or null when the recipient is to be left in peace. */
async function reserve(
  tx: Transaction,
  from: Network,
  { recipientEmail: email }: InterestedInviteInput,
  key: string,
  at: number,
): Promise<Email | null> {
  const marker = db.doc(`_idempotencyKeys/${key}`);
  const before = await tx.get(marker);
  const address = await readAddress(tx, email);
  if (before.exists) return before.get('send') ? interestedInviteEmail(address.token) : null;
  const spendVisitor = await requireRateLimits(tx, visitorLimits('invite', from, MAX), at);
  const spendRecipient = await checkRateLimits(tx, [recipientLimit(email)], at);
  const send = spendRecipient !== null && !address.unsubscribed;

  // A refused recipient costs the sender too, or addresses could be tried out for free.
  spendVisitor();
  if (send) {
    spendRecipient();
    address.keep();
  }
  tx.create(marker, { send, expiresAt: expiryAfter(at, 30) });
  return send ? interestedInviteEmail(address.token) : null;
}
