import { Timestamp, type Transaction } from 'firebase-admin/firestore';
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
  return freeAt === null ? spend : null;
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
  if (freeAt === null) return spend;
  const retryAt = Math.ceil(freeAt / HOUR_MS) * HOUR_MS;
  throw new HttpsError('resource-exhausted', 'Too many. Please try again later.', { retryAt });
}

async function readRateLimits(tx: Transaction, limits: readonly RateLimit[], now: number) {
  const refs = limits.map(({ name, subject }) => db.doc(`_limits/${name}_${sha256(subject)}`));
  const docs = await tx.getAll(...refs);
  const spent = docs.map((doc) => (doc.get('at') ?? []) as number[]);
  const waits = limits.map((limit, index) => freeAgainAt(limit, spent[index] ?? [], now));
  const freeAt = waits.reduce((latest, at) => (latest === null || (at ?? 0) > latest ? at : latest), null);
  const spend = () => {
    limits.forEach((limit, index) => {
      const keep = Math.max(...limit.windows.map(({ ms }) => ms));
      const at = [...within(spent[index] ?? [], keep, now), now];
      const ref = refs[index];
      if (ref) tx.set(ref, { at, expiresAt: Timestamp.fromMillis(now + keep) });
    });
  };
  return { spend, freeAt };
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

const within = (spent: readonly number[], ms: number, now: number) => spent.filter((at) => now - at < ms);
