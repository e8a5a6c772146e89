import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@/domain/time';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import type { Letter } from './message';
import { isLasting, MailGivenUp, MailNotConfigured, sendMail } from './send';

/** After this a begun mail counts as lost with the process that sent it. */
const LEASE_MS = 5 * 60_000;
const REMEMBER_DAYS = 400;
/** How often a person may have one mail tried: repeating a request costs nothing, so a server could be hammered. */
const MAX_TRIES = 3;

/**
 * Sends a mail at most once per key: claimed before sending. After a failure that may pass it can be tried again, up
 * to `maxTries` times; after the server's final no it can't. A process that dies in between leaves a claim that runs
 * out, and the next try sends.
 * @returns whether this call sent it
 * @throws MailGivenUp when it was tried often enough, MailNotConfigured, or the mail server's error
 */
export async function sendOnce(
  key: string,
  address: string,
  letter: Letter,
  maxTries = MAX_TRIES,
): Promise<boolean> {
  const claim = db.doc(`_events/mail_${key}`);
  if (!(await take(claim, maxTries))) return false;
  try {
    await sendMail(address, letter);
  } catch (error) {
    // Without a mail server nothing was tried.
    if (error instanceof MailNotConfigured) await claim.delete();
    else await claim.update({ state: isLasting(error) ? 'given-up' : 'failed' });
    throw error;
  }
  await claim.update({ state: 'sent' });
  return true;
}

async function take(claim: FirebaseFirestore.DocumentReference, maxTries: number): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const held = await tx.get(claim);
    const at = await now();
    const state: unknown = held.get('state');
    const since = held.get('claimedAt') as Timestamp | undefined;
    const tries = Number(held.get('tries') ?? 0);
    if (state === 'sent') return false;
    if (state === 'sending' && at - (since?.toMillis() ?? 0) < LEASE_MS) return false;
    if (state === 'given-up' || tries >= maxTries) throw new MailGivenUp();
    tx.set(claim, {
      state: 'sending',
      tries: tries + 1,
      claimedAt: Timestamp.fromMillis(at),
      expiresAt: Timestamp.fromMillis(at + REMEMBER_DAYS * DAY_MS),
    });
    return true;
  });
}
