import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SWEEP } from '../cleanup/sweep';
import { inPlace, parsePinList, pinListOf } from '../pins/documents';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { parsePost } from '../platform/posts';

/** So many are read at once. */
const PAGE = 100;

/**
 * Once a day, puts posts back among those of their time whose pin is over. They are not shown as pinned any more as soon
 * as it is, and newer ones stand above them, without this.
 */
export const sweepPins = onSchedule({ ...SWEEP, schedule: 'every day 04:10' }, async () => {
  const at = new Date(await now());
  const over = db.collection('posts').where('pinnedUntil', '<=', at).orderBy('pinnedUntil').limit(PAGE);
  let page = await over.get();
  while (!page.empty) {
    for (const post of page.docs) await putBack(post, at);
    page = await over.startAfter(page.docs.at(-1)).get();
  }
});

const putBack = ({ ref }: QueryDocumentSnapshot, at: Date): Promise<void> =>
  db.runTransaction(async (tx) => {
    const snapshot = await tx.get(ref);
    const post = parsePost(snapshot);
    // Pinned again meanwhile, or gone.
    if (!post?.pinnedUntil || post.pinnedUntil > at) return;
    const list = pinListOf(post);
    const end = list && parsePinList(await tx.get(list))?.posts[post.id];
    tx.update(ref, inPlace(snapshot.get('createdAt')));
    if (list && end && end <= at) tx.update(list, new FieldPath('posts', post.id), FieldValue.delete());
  });
