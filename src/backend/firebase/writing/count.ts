import {
  type DocumentReference,
  increment,
  type PartialWithFieldValue,
  type SetOptions,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import type { RateCounter } from '@/domain/entities/rate-counter';
import { type CountedKind, countedDay, dayAfter } from '@/domain/rate-counter';
import { errorCode } from '../../errors';
import { fetched } from '../../fetched';
import { rateCounterRef } from '../collections/rate-counters';
import { toBackendError } from '../sdk/errors';
import { commitNow } from './commit';

/** A batch or a transaction. */
interface Writer {
  set(
    ref: DocumentReference<RateCounter>,
    counter: PartialWithFieldValue<RateCounter>,
    options: SetOptions,
  ): unknown;
}

/** How far this device's clock is behind the server's, as far as that is known. In milliseconds. */
let behind = 0;

/**
 * Does a write that rules count (product §5). Nothing is read for it: the counter of the day is made by its first write.
 * Where it is refused, the server's time is asked for, and the counter: a clock that is a day off is put right, and a
 * limit that is reached is told as such.
 * @param write gets what adds to the counter, in the same batch or transaction
 * @throws BackendError `daily-limit` with `retryAt`, beside what the write throws
 */
export async function counted(
  uid: string,
  kind: CountedKind,
  id: string,
  write: (count: (writer: Writer) => void) => Promise<void>,
): Promise<void> {
  const attempt = (day: number) =>
    write((writer) => {
      const counter = { count: increment(1), lastId: id, at: serverTimestamp(), expiresAt: dayAfter(day) };
      writer.set(rateCounterRef(uid, kind, day), counter, { merge: true });
    });
  const day = countedDay(new Date(Date.now() + behind));
  try {
    await attempt(day);
  } catch (error) {
    if (errorCode(toBackendError(error)) !== 'permission-denied') throw error;
    const { readServerTime, throwIfReached } = await fetched(() => import('./daily-limit'));
    const now = await readServerTime();
    behind = now.getTime() - Date.now();
    if (countedDay(now) !== day) return attempt(countedDay(now));
    await throwIfReached(uid, kind, day);
    throw error;
  }
}

/** The same for what is written now or not at all. */
export const commitCounted = (
  uid: string,
  kind: CountedKind,
  id: string,
  write: (transaction: Transaction) => void,
): Promise<void> =>
  counted(uid, kind, id, (count) =>
    commitNow((transaction) => {
      write(transaction);
      count(transaction);
    }),
  );
