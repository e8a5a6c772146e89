import { Timestamp } from 'firebase-admin/firestore';
import { sha256 } from '../../../functions/src/platform/hash.ts';
import { db } from './admin.ts';
import { DAY } from './clock.ts';

const ref = (act: string) => db.doc(`_limits/${act}-all_${sha256('everybody')}`);

/** While `work` runs, visitors have done something this often today already. */
export async function withSpent<T>(act: string, times: number, work: () => Promise<T>): Promise<T> {
  const at = Array.from({ length: times }, () => Date.now());
  await ref(act).set({ at, expiresAt: Timestamp.fromMillis(Date.now() + DAY) });
  try {
    return await work();
  } finally {
    // The files share one backend: the next must not find the doors closed.
    await ref(act).delete();
  }
}
