import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@/domain/time';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import type { PropagationPlace } from './propagation-pages';

/** `_duePropagations/{uid}`: an account whose present look is still to be carried out to all it has written. */
export interface DuePropagation {
  /** At most once a day for one account: it may rewrite all that somebody has written in years. */
  dueAt: Timestamp;
  /** How often it was asked for. */
  asked: number;
  /** How far it has come; null before it begins. */
  place: DuePlace | null;
}

/** Where a propagation goes on. */
export interface DuePlace {
  /** For which asking: what was asked for since begins anew. */
  asked: number;
  kind: number;
  after: PropagationPlace | null;
}

const due = () => db.collection('_duePropagations');

/** Notes that an account's look has to reach all that it has written: a day from the first time it is asked for. */
export async function markDue(uid: string): Promise<void> {
  const dueAt = Timestamp.fromMillis((await now()) + DAY_MS);
  await db.runTransaction(async (tx) => {
    const ref = due().doc(uid);
    if ((await tx.get(ref)).exists) tx.update(ref, { asked: FieldValue.increment(1) });
    else tx.create(ref, { dueAt, asked: 1, place: null } satisfies DuePropagation);
  });
}

/** Those whose time has come, the longest due first. */
export async function listDue(limit: number): Promise<readonly DocumentSnapshot[]> {
  const at = Timestamp.fromMillis(await now());
  return (await due().where('dueAt', '<=', at).orderBy('dueAt').limit(limit).get()).docs;
}

/** Keeps how far it has come, so that another run goes on from there. */
export const keepPlace = ({ ref }: DocumentSnapshot, place: DuePlace): Promise<unknown> =>
  ref.update({ place });

/** All is done; if it was asked for again meanwhile, it is due once more, in a day. */
export async function finish({ ref }: DocumentSnapshot, asked: number): Promise<void> {
  const dueAt = Timestamp.fromMillis((await now()) + DAY_MS);
  await db.runTransaction(async (tx) => {
    const present = await tx.get(ref);
    if (!present.exists) return;
    if (present.get('asked') === asked) tx.delete(ref);
    else tx.update(ref, { dueAt });
  });
}
