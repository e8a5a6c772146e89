import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { InterestedInviteInput, InviteResult } from '@/domain/inputs/outreach';
import { DAY_MS } from '@/domain/time';
import { type Limit, openBudgets } from '../limits/budget';
import type { Letter } from '../mail/message';
import { sendOnce } from '../mail/send-once';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';
import { readAddress } from '../unsubscribe/address';
import { interestedLetter } from './invite-letters';

const ipLimit = (ip: string): Limit => ({
  name: 'invite-ip',
  subject: ip,
  windows: [{ max: 3, ms: DAY_MS }],
});
const recipientLimit = (email: string): Limit => ({
  name: 'invite-recipient',
  subject: email,
  windows: [{ max: 1, ms: 7 * DAY_MS }],
});

/**
 * Sends the anonymous invite of the waitlist page: 3 a day per IP, one per recipient per week (design §4). The answer
 * is the same whether or not a mail went out; only a caller who asks too much is told so.
 */
export async function sendInterestedInvite(ip: string, input: InterestedInviteInput): Promise<InviteResult> {
  const at = await now();
  // The address is part of the key: one request id can't stand for many.
  const key = `interested_${sha256(`${input.requestId} ${input.recipientEmail}`)}`;
  const letter = await db.runTransaction((tx) => reserve(tx, ip, input, key, at));
  if (letter) await sendOnce(key, input.recipientEmail, letter);
  return { status: 'accepted' };
}

/** The letter to send, or null when the recipient is to be left in peace. */
async function reserve(
  tx: Transaction,
  ip: string,
  { recipientEmail: email }: InterestedInviteInput,
  key: string,
  at: number,
): Promise<Letter | null> {
  const marker = db.doc(`_events/${key}`);
  const before = await tx.get(marker);
  const address = await readAddress(tx, email);
  if (before.exists) return before.get('send') ? interestedLetter(address.token) : null;
  const spendIp = await openBudgets(tx, [ipLimit(ip)], at);
  if (!spendIp) throw new HttpsError('resource-exhausted', 'Please try again tomorrow.');
  const spendRecipient = await openBudgets(tx, [recipientLimit(email)], at);
  const send = spendRecipient !== null && !address.unsubscribed;

  // A refused recipient costs the sender too, or addresses could be tried out for free.
  spendIp();
  if (send) {
    spendRecipient();
    address.keep();
  }
  tx.create(marker, { send, expiresAt: Timestamp.fromMillis(at + 30 * DAY_MS) });
  return send ? interestedLetter(address.token) : null;
}
