import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import { checkRateLimits, type RateLimit } from '../limits/rate-limits';
import { expiryAfter } from '../platform/expiry';
import { sha256 } from '../platform/hash';
import { idempotencyKeyRef, REMEMBER_DAYS } from '../platform/steps';

/**
 * `_idempotencyKeys/notice-mail_…`: what has become of a notification's mail. It is noted before it is sent: a process that dies in
 * between costs a mail, and nobody gets it twice. Only what the mail server has surely not taken is open again.
 */
export interface MailMark {
  state: 'sending' | 'sent' | 'open' | 'given-up' | 'held-back';
}

/** The mark of a notification as it is now. As a digest: its id may name others, who may be deleted before this is. */
export const mailMark = ({ id, version = 0 }: Notification): DocumentReference =>
  idempotencyKeyRef(`notice-mail_${sha256(`${id} ${version}`)}`);

/**
 * Notes that somebody sends it now; false where it is sent, or not to be. Limits are asked and counted once for each version: what
 * they hold back is never sent.
 */
export async function take(
  tx: Transaction,
  mark: DocumentReference,
  limits: readonly RateLimit[],
  at: number,
): Promise<boolean> {
  const before = (await tx.get(mark)).data() as MailMark | undefined;
  if (before && before.state !== 'open') return false;
  const isLimited = !before && limits.length > 0;
  const spend = isLimited ? await checkRateLimits(tx, limits, at) : () => undefined;
  spend?.();
  const next: MailMark = { state: spend ? 'sending' : 'held-back' };
  tx.set(mark, { ...next, expiresAt: expiryAfter(at, REMEMBER_DAYS) });
  return spend !== null;
}

/** Notes what has become of it. */
export async function noteOutcome(
  mark: DocumentReference,
  state: 'sent' | 'open' | 'given-up',
): Promise<void> {
  await mark.update({ state } satisfies MailMark);
}
