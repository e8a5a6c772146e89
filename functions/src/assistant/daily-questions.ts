import { MAX_DAILY_FAILURES, MAX_DAILY_NOT_FOUND } from '@/domain/assistant/limits';
import { db } from '../platform/app';
import { expiryAfter } from '../platform/expiry';

/** Longer than any day it counts; a Firestore TTL policy then removes the count. */
const REMEMBER_DAYS = 3;
/** Thirty requests at once queue for one document; each must get its turn. */
const MAX_ATTEMPTS = 30;

const counter = (uid: string, day: string) => db.doc(`_limits/assistant-question_${uid}_${day}`);

const usedIn = (snapshot: FirebaseFirestore.DocumentSnapshot): number => Number(snapshot.get('used') ?? 0);

/**
 * Takes one of the day's questions before the work is done, so that requests at the same moment can't exceed it.
 * @returns how many are left after it, or null when there was none
 */
export async function takeQuestion(uid: string, day: string, limit: number): Promise<number | null> {
  const ref = counter(uid, day);
  return db.runTransaction(
    async (tx) => {
      const snapshot = await tx.get(ref);
      const used = usedIn(snapshot);
      if (used >= limit) return null;
      const expiresAt = expiryAfter(snapshot.readTime.toMillis(), REMEMBER_DAYS);
      tx.set(ref, { used: used + 1, expiresAt }, { merge: true });
      return limit - used - 1;
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

/** So many of each kind are given back in a day. */
const REFUNDS = { failed: MAX_DAILY_FAILURES, notFound: MAX_DAILY_NOT_FOUND } as const;

/**
 * Gives one back that failed or found nothing, as long as not too many did: a model is paid for a useless reply, too, and
 * somebody who knows a question without an answer could ask without end.
 */
export async function refundQuestion(uid: string, day: string, kind: keyof typeof REFUNDS): Promise<void> {
  const ref = counter(uid, day);
  await db.runTransaction(
    async (tx) => {
      const snapshot = await tx.get(ref);
      const refunded = Number(snapshot.get(kind) ?? 0);
      if (refunded >= REFUNDS[kind]) return;
      tx.update(ref, { used: usedIn(snapshot) - 1, [kind]: refunded + 1 });
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

/** How many are left. */
export async function questionsLeft(uid: string, day: string, limit: number): Promise<number> {
  return Math.max(0, limit - usedIn(await counter(uid, day).get()));
}
