import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { HOUR_MS } from '@/domain/time';
import { db } from '../platform/app';
import { sha256 } from '../platform/hash';

/** How often something may happen, for one subject. */
export interface RateLimit {
  /** What is limited, for example `invite-member`. */
  name: string;
  /** For whom: a uid, an address. Stored hashed. */
  subject: string;
  windows: readonly { max: number; ms: number }[];
}

/**
 * Checks rate limits in a transaction.
 * @returns a function that counts one more against each, or null when any is reached
 */
export async function checkRateLimits(
  tx: Transaction,
  limits: readonly RateLimit[],
  now: number,
): Promise<(() => void) | null> {
  const { spend, freeAt } = await readRateLimits(tx, limits, now);
  return freeAt === null ? () => spend(tx) : null;
}

/**
 * The same for callers who may know when they can come again: to the hour, as the exact time would tell when
 * somebody else of the same address or network was here.
 * @returns a function that counts one more against each
 * @throws resource-exhausted with `retryAt` (milliseconds), when any is reached
 */
export async function requireRateLimits(
  tx: Transaction,
  limits: readonly RateLimit[],
  now: number,
): Promise<() => void> {
  const { spend, freeAt } = await readRateLimits(tx, limits, now);
  if (freeAt === null) return () => spend(tx);
  throw rateLimitError(freeAt);
}

/**
 * How far rate limits are used up, without a transaction: nobody waits for anybody, and who writes at this moment is
 * not seen.
 * @returns whether any of them has counted something, and when all are free again (null: now)
 */
export async function peekRateLimits(
  limits: readonly RateLimit[],
  now: number,
): Promise<{ isUsed: boolean; freeAt: number | null }> {
  const { isUsed, freeAt } = await readRateLimits(db, limits, now);
  return { isUsed, freeAt };
}

/** Gives back what was counted at a moment, as what it was counted for has not happened. */
export async function refundRateLimits(limits: readonly RateLimit[], at: number): Promise<void> {
  const refs = limits.map(rateLimitRef);
  await db.runTransaction(async (tx) => {
    for (const doc of await tx.getAll(...refs)) {
      const spent = (doc.get('at') ?? []) as number[];
      const counted = spent.indexOf(at);
      if (counted >= 0) tx.update(doc.ref, { at: spent.filter((_, index) => index !== counted) });
    }
  });
}

/** What a caller hears who has reached a limit, with the time when they can come again. */
export const rateLimitError = (freeAt: number): HttpsError =>
  new HttpsError('resource-exhausted', 'Too many. Please try again later.', {
    retryAt: Math.ceil(freeAt / HOUR_MS) * HOUR_MS,
  });

/** The document that counts for a limit. */
export const rateLimitRef = ({ name, subject }: Pick<RateLimit, 'name' | 'subject'>): DocumentReference =>
  db.doc(`_limits/${name}_${sha256(subject)}`);

type Reader = Pick<Transaction | Firestore, 'getAll'>;

async function readRateLimits(reader: Reader, limits: readonly RateLimit[], now: number) {
  const refs = limits.map(rateLimitRef);
  const docs = await reader.getAll(...refs);
  const spent = docs.map((doc) => (doc.get('at') ?? []) as number[]);
  const waits = limits.map((limit, index) => freeAgainAt(limit, spent[index] ?? [], now));
  const freeAt = waits.reduce((latest, at) => (latest === null || (at ?? 0) > latest ? at : latest), null);
  const spend = (tx: Transaction) => {
    limits.forEach((limit, index) => {
      const keep = longestWindow(limit);
      const at = [...within(spent[index] ?? [], keep, now), now];
      const ref = refs[index];
      if (ref) tx.set(ref, { at, expiresAt: Timestamp.fromMillis(now + keep) });
    });
  };
  const isUsed = limits.some(
    (limit, index) => within(spent[index] ?? [], longestWindow(limit), now).length > 0,
  );
  return { spend, freeAt, isUsed };
}

/** When another one is no longer too many for any of the windows, which slide with the present; null when it is not. */
export function freeAgainAt(
  { windows }: Pick<RateLimit, 'windows'>,
  spent: readonly number[],
  now: number,
): number | null {
  const waits = windows.flatMap(({ max, ms }) => {
    const inside = within(spent, ms, now).sort((a, b) => a - b);
    // All but max - 1 of them have to leave the window.
    const last = inside[inside.length - max];
    return last === undefined ? [] : [last + ms];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}

const longestWindow = ({ windows }: RateLimit): number => Math.max(...windows.map(({ ms }) => ms));

const within = (spent: readonly number[], ms: number, now: number) => spent.filter((at) => now - at < ms);
