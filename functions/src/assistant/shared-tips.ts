import { Timestamp } from 'firebase-admin/firestore';
import type { Source, TipFields } from '@/domain/assistant/answers';
import { db } from '../platform/app';
import { expiryAfter } from '../platform/expiry';
import { ProviderTimeout } from './provider/errors';

export type SharedTips = TipFields & { source: Source };

/** After this, tips in the making count as lost with the process that made them: longer than a function lives. */
const LEASE_MS = 70_000;
const REMEMBER_DAYS = 3;

/**
 * The tips of one band, school and day, made by whoever asks first. All others, on whatever machine, wait for them:
 * fifty parents at breakfast cost one model call.
 * @param key names band, school and day
 * @param make must not fail for long: the others wait until it is done
 * @param deadline when to stop waiting for somebody else
 */
export async function sharedTips(
  key: string,
  make: () => Promise<SharedTips>,
  deadline: number,
): Promise<SharedTips> {
  const ref = db.doc(`_tips/${key}`);
  const { tips, mine } = await readOrClaim(ref);
  if (tips) return tips;
  if (!mine) return waitFor(ref, deadline);
  try {
    const made = await make();
    await ref.update({ tips: made });
    return made;
  } catch (error) {
    // Nobody is left waiting, and the next one may try.
    await ref.delete();
    throw error;
  }
}

const tipsIn = (snapshot: FirebaseFirestore.DocumentSnapshot): SharedTips | null =>
  (snapshot.get('tips') as SharedTips | null | undefined) ?? null;

async function readOrClaim(
  ref: FirebaseFirestore.DocumentReference,
): Promise<{ tips: SharedTips | null; mine: boolean }> {
  // Most find them made: no transaction, no lock.
  const tips = tipsIn(await ref.get());
  if (tips) return { tips, mine: false };
  return db.runTransaction(async (tx) => {
    const held = await tx.get(ref);
    const present = tipsIn(held);
    const at = held.readTime.toMillis();
    const claimedAt = (held.get('claimedAt') as Timestamp | undefined)?.toMillis() ?? 0;
    if (present || (held.exists && at - claimedAt < LEASE_MS)) return { tips: present, mine: false };
    const expiresAt = expiryAfter(at, REMEMBER_DAYS);
    tx.set(ref, { tips: null, claimedAt: Timestamp.fromMillis(at), expiresAt });
    return { tips: null, mine: true };
  });
}

function waitFor(ref: FirebaseFirestore.DocumentReference, deadline: number): Promise<SharedTips> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      stop();
      settle();
    };
    const timer = setTimeout(
      () => end(() => reject(new ProviderTimeout())),
      Math.max(0, deadline - Date.now()),
    );
    const stop = ref.onSnapshot(
      (snapshot) => {
        const tips = tipsIn(snapshot);
        if (tips) end(() => resolve(tips));
        else if (!snapshot.exists) end(() => reject(new Error('The tips were given up.')));
      },
      (error) => end(() => reject(error)),
    );
  });
}
