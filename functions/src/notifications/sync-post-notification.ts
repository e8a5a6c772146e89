import type { Transaction } from 'firebase-admin/firestore';
import type { Post } from '@/domain/entities/post';
import { checkRateLimits } from '../limits/rate-limits';
import { notificationRef, readNotices } from '../notify/tell';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { parsePost, postRef } from '../platform/posts';
import { limitsOf } from './daily-notices';
import { type Cause, postNews } from './post-news';
import { mayBeTold } from './recipient';

/**
 * Makes one notification about a post exist exactly as long as its cause does. The present state decides, not the
 * event, so repeated, late and reordered events all end right. A notification that
 * exists is left as it is: reading it counts. One person makes another at most 30 a day, so that nobody's
 * bell is drowned, and mentions at most 100 people.
 *
 * @param id of the notification
 * @param cause reads what caused it, who did it and who is told, inside the transaction; null when the cause is gone
 */
export async function syncPostNotification(
  postId: string,
  id: string,
  cause: (tx: Transaction, post: Post) => Promise<Cause | null>,
): Promise<void> {
  const ref = notificationRef(id);
  const at = await now();
  await db.runTransaction(async (tx) => {
    const existing = await tx.get(ref);
    const post = parsePost(await tx.get(postRef(postId)));
    const found = post && (await cause(tx, post));
    if (!found || !(await mayBeTold(tx, post, found))) {
      if (existing.exists) tx.delete(ref);
      return;
    }
    if (existing.exists) return;
    const spend = await checkRateLimits(tx, limitsOf(found), at);
    const [notice] = spend ? await readNotices([postNews(id, post, found)], new Date(at)) : [];
    const document = notice?.over(undefined);
    if (!spend || !document) return;
    spend();
    tx.create(ref, document);
  });
}
