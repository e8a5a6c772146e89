import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@/domain/time';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import type { Letter } from './message';
import { sendMail } from './send';

/** After this a begun mail counts as lost with the process that sent it. */
const LEASE_MS = 5 * 60_000;
const REMEMBER_DAYS = 400;

/**
 * Sends a mail at most once per key: claimed before sending, given back when sending fails. Only a process that dies
 * between the two leaves the claim; it runs out, and the next try sends.
 * @returns whether this call sent it
 */
export async function sendOnce(key: string, address: string, letter: Letter): Promise<boolean> {
  const claim = db.doc(`_events/mail_${key}`);
  if (!(await take(claim))) return false;
  try {
    await sendMail(address, letter);
  } catch (error) {
    await claim.delete();
    throw error;
  }
  await claim.update({ state: 'sent' });
  return true;
}

async function take(claim: FirebaseFirestore.DocumentReference): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const held = await tx.get(claim);
    const at = await now();
    const since = held.get('claimedAt') as Timestamp | undefined;
    const isHeld = held.exists && (held.get('state') === 'sent' || at - (since?.toMillis() ?? 0) < LEASE_MS);
    if (isHeld) return false;
    tx.set(claim, {
      state: 'sending',
      claimedAt: Timestamp.fromMillis(at),
      expiresAt: Timestamp.fromMillis(at + REMEMBER_DAYS * DAY_MS),
    });
    return true;
  });
}
