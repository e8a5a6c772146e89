import { randomInt } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@/domain/time';
import { db } from '../platform/app';
import { sha256 } from '../platform/hash';

/** How often something may happen in a day of UTC before callers are treated more strictly. */
export interface DailyCeiling {
  name: string;
  /** Of what: a school, everybody. Stored hashed. */
  subject: string;
  max: number;
  /** One in so many is counted, as that many: what everybody counts towards is one document, which all would write. */
  countedOneIn: number;
}

const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** The document that counts towards a ceiling on this day. */
export const dailyCeilingRef = ({ name, subject }: Pick<DailyCeiling, 'name' | 'subject'>, now: number) =>
  db.doc(`_limits/${name}_${dayOf(now)}_${sha256(subject)}`);

/** When the day ends, if any of the ceilings is reached on it; else null. */
export async function dayEndOverCeilings(
  ceilings: readonly DailyCeiling[],
  now: number,
): Promise<number | null> {
  const docs = await db.getAll(...ceilings.map((ceiling) => dailyCeilingRef(ceiling, now)));
  const isOver = ceilings.some(({ max }, index) => Number(docs[index]?.get('count') ?? 0) >= max);
  return isOver ? (dayOf(now) + 1) * DAY_MS : null;
}

/** Counts one more towards each, without reading: increments of many callers at once don't wait for each other. */
export async function countTowards(ceilings: readonly DailyCeiling[], now: number): Promise<void> {
  const counted = ceilings.filter(({ countedOneIn }) => randomInt(countedOneIn) === 0);
  if (counted.length === 0) return;
  const batch = db.batch();
  for (const ceiling of counted) {
    const count = FieldValue.increment(ceiling.countedOneIn);
    const expiresAt = Timestamp.fromMillis((dayOf(now) + 2) * DAY_MS);
    batch.set(dailyCeilingRef(ceiling, now), { count, expiresAt }, { merge: true });
  }
  await batch.commit();
}
