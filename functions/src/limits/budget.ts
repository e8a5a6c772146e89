import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { sha256 } from '../platform/hash';

/** How often something may happen, for one subject. */
export interface Limit {
  /** What is limited, for example `invite-member`. */
  name: string;
  /** For whom: a uid, an address. Stored hashed. */
  subject: string;
  windows: readonly { max: number; ms: number }[];
}

/**
 * Reads the budgets of all limits in a transaction.
 * @returns a function that spends one of each, or null when any is used up
 */
export async function openBudgets(
  tx: Transaction,
  limits: readonly Limit[],
  now: number,
): Promise<(() => void) | null> {
  const refs = limits.map(({ name, subject }) => db.doc(`_limits/${name}_${sha256(subject)}`));
  const docs = await tx.getAll(...refs);
  const spent = docs.map((doc) => (doc.get('at') ?? []) as number[]);
  if (limits.some((limit, index) => isUsedUp(limit, spent[index] ?? [], now))) return null;
  return () => {
    limits.forEach((limit, index) => {
      const keep = Math.max(...limit.windows.map(({ ms }) => ms));
      const at = [...within(spent[index] ?? [], keep, now), now];
      const ref = refs[index];
      if (ref) tx.set(ref, { at, expiresAt: Timestamp.fromMillis(now + keep) });
    });
  };
}

/** Whether another one would be too many, in any of the windows that slide with the present. */
export const isUsedUp = (
  { windows }: Pick<Limit, 'windows'>,
  spent: readonly number[],
  now: number,
): boolean => windows.some(({ max, ms }) => within(spent, ms, now).length >= max);

const within = (spent: readonly number[], ms: number, now: number) => spent.filter((at) => now - at < ms);
