import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import { db } from '../platform/app';
import { expiryAfter } from '../platform/expiry';

/** So many pushes somebody gets in WINDOW_MS one by one; what comes on top comes in one. */
export const MOST_AT_ONCE = 5;
export const WINDOW_MS = 10 * 60_000;

/** More than anybody's night has; what comes on top is in the bell all the same. */
const MOST_HELD = 100;
/** Longer than anything is held. */
const REMEMBER_DAYS = 14;

/** `_pushQueues/{uid}`: what somebody's devices are still to ring for, and when they have. */
export interface PushQueue {
  /** When there is something to do; null while nothing is held. */
  dueAt: Timestamp | null;
  /** The version of each notification that is held, by its id. */
  held: Record<string, number>;
  /** What is being sent in one: a run that breaks off is gone on with by the next. */
  taken: { id: string; held: Record<string, number> } | null;
  /** When devices have rung within WINDOW_MS, in milliseconds. */
  rungAt: number[];
}

const EMPTY: PushQueue = { dueAt: null, held: {}, taken: null, rungAt: [] };

export const queueRef = (uid: string): DocumentReference => db.doc(`_pushQueues/${uid}`);

export async function readQueue(tx: Transaction, uid: string): Promise<PushQueue> {
  return { ...EMPTY, ...((await tx.get(queueRef(uid))).data() as Partial<PushQueue> | undefined) };
}

export function writeQueue(tx: Transaction, uid: string, queue: PushQueue, at: number): void {
  tx.set(queueRef(uid), { ...queue, expiresAt: expiryAfter(at, REMEMBER_DAYS) });
}

/** From when on somebody's devices may ring once more. */
export function freeAt({ rungAt }: Pick<PushQueue, 'rungAt'>, at: number): number {
  const last = within(rungAt, at).at(-MOST_AT_ONCE);
  return last === undefined ? at : last + WINDOW_MS;
}

const within = (rungAt: readonly number[], at: number) => rungAt.filter((one) => at - one < WINDOW_MS);

/** The queue once devices have rung for something, which it holds no more. */
export function withRung(queue: PushQueue, at: number, id?: string): PushQueue {
  const held = Object.fromEntries(Object.entries(queue.held).filter(([one]) => one !== id));
  return { ...queue, held, rungAt: [...within(queue.rungAt, at), at] };
}

/** The queue with something more, which is due at a moment. */
export function withHeld(
  queue: PushQueue,
  { id, version = 0 }: Pick<Notification, 'id' | 'version'>,
  due: number,
): PushQueue {
  const isFull = Object.keys(queue.held).length >= MOST_HELD && !(id in queue.held);
  return {
    ...queue,
    held: isFull ? queue.held : { ...queue.held, [id]: version },
    dueAt: Timestamp.fromMillis(Math.min(queue.dueAt?.toMillis() ?? due, due)),
  };
}
