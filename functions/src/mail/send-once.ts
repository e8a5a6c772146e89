import { setTimeout as delay } from 'node:timers/promises';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { expiryAfter } from '../platform/expiry';
import type { Email } from './email';
import { isPermanent, MailAbandoned, MailInProgress, MailNotConfigured, sendMail } from './send';

/** After this a begun mail counts as lost with the process that sent it. */
const LEASE_MS = 5 * 60_000;
/** So long somebody else who is sending is waited for. Within it nearly every server has said yes or no. */
const PATIENCE_MS = 30_000;
const POLL_MS = 250;
const REMEMBER_DAYS = 400;
/** How often a person may have one mail tried: repeating a request costs nothing, so a server could be hammered. */
const MAX_TRIES = 3;

/**
 * Sends a mail at most once per key: claimed before sending. After a failure that may pass it can be tried again, up
 * to `maxTries` times; after the server's final no it can't. While somebody else sends it, their outcome is waited
 * for: whoever returns knows that the mail is out. A process that dies in between leaves a claim that runs out, and
 * the next try sends.
 * @returns whether this call sent it; if not, another one has
 * @throws MailInProgress when somebody else has begun and not ended, MailAbandoned when it was tried often enough,
 *   MailNotConfigured, or the mail server's error
 */
export async function sendOnce(
  key: string,
  address: string,
  email: Email,
  maxTries = MAX_TRIES,
): Promise<boolean> {
  const claim = db.doc(`_idempotencyKeys/mail_${key}`);
  let turn = await take(claim, maxTries);
  while (turn === 'theirs') {
    await delay(POLL_MS);
    if (!(await isBeingSent(claim))) turn = await take(claim, maxTries);
  }
  if (turn === 'done') return false;
  try {
    await sendMail(address, email);
  } catch (error) {
    // Without a mail server nothing was tried.
    if (error instanceof MailNotConfigured) await claim.delete();
    else await claim.update({ state: isPermanent(error) ? 'given-up' : 'failed' });
    throw error;
  }
  await claim.update({ state: 'sent' });
  return true;
}

/** Looked up outside a transaction, whose lock would hold up the one who sends. */
async function isBeingSent(claim: DocumentReference): Promise<boolean> {
  const held = await claim.get();
  return held.get('state') === 'sending' && (await ageOf(held)) < PATIENCE_MS;
}

const ageOf = async (held: FirebaseFirestore.DocumentSnapshot): Promise<number> =>
  (await now()) - ((held.get('claimedAt') as Timestamp | undefined)?.toMillis() ?? 0);

async function take(claim: DocumentReference, maxTries: number): Promise<'mine' | 'theirs' | 'done'> {
  return db.runTransaction(async (tx) => {
    const held = await tx.get(claim);
    const state: unknown = held.get('state');
    const age = await ageOf(held);
    const tries = Number(held.get('tries') ?? 0);
    if (state === 'sent') return 'done';
    if (state === 'sending' && age < PATIENCE_MS) return 'theirs';
    if (state === 'sending' && age < LEASE_MS) throw new MailInProgress();
    if (state === 'given-up') throw new MailAbandoned('for good');
    if (tries >= maxTries) throw new MailAbandoned('for now');
    const at = await now();
    tx.set(claim, {
      state: 'sending',
      tries: tries + 1,
      claimedAt: Timestamp.fromMillis(at),
      expiresAt: expiryAfter(at, REMEMBER_DAYS),
    });
    return 'mine';
  });
}
