import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import type { Post } from '@/domain/entities/post';
import { postPath } from '@/domain/event-discussion';
import { DAY_MS } from '@/domain/time';
import { checkRateLimits, type RateLimit } from '../limits/rate-limits';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { parsePost, postRef } from '../platform/posts';
import { mayBeTold } from './recipient';

/** More than anybody has to say to one person in a day; what comes on top is seen under the post all the same. */
const PER_PAIR_AND_DAY = 30;
/** More than anybody calls by name in a day who does not want to ring a whole school. */
const MENTIONS_PER_DAY = 100;

/** What a notification tells of, and whom. */
export type Cause = Pick<
  Notification,
  'userId' | 'type' | 'actorId' | 'actorName' | 'message' | 'commentId' | 'likeKey'
> &
  Partial<Pick<Notification, 'event'>>;

/**
 * Makes one notification about a post exist exactly as long as its cause does. The present state decides, not the
 * event, so repeated, late and reordered events (like, unlike, like again) all end right. A notification that
 * exists is left as it is: reading it counts. One person makes another at most 30 a day, so that nobody's bell is
 * drowned by likes given and taken back, and mentions at most 100 people.
 *
 * @param id of the notification
 * @param cause reads what caused it, who did it and who is told, inside the transaction; null when the cause is gone
 */
export async function syncPostNotification(
  postId: string,
  id: string,
  cause: (tx: Transaction, post: Post) => Promise<Cause | null>,
): Promise<void> {
  const ref = db.doc(`notifications/${id}`);
  const at = await now();
  await db.runTransaction(async (tx) => {
    const existing = await tx.get(ref);
    const post = parsePost(await tx.get(postRef(postId)));
    const found = post && (await cause(tx, post));
    const wanted = post && found && (await mayBeTold(tx, post, found));
    if (!wanted && existing.exists) tx.delete(ref);
    if (!wanted || existing.exists) return;
    const spend = await checkRateLimits(tx, limitsOf(found), at);
    if (!spend) return;
    spend();
    tx.create(ref, notification(postId, found));
  });
}

const limitsOf = ({ type, actorId, userId }: Cause): RateLimit[] => [
  perDay('notification', `${actorId}_${userId}`, PER_PAIR_AND_DAY),
  ...(type === 'mention' ? [perDay('mention', actorId, MENTIONS_PER_DAY)] : []),
];

const perDay = (name: string, subject: string, max: number): RateLimit => ({
  name,
  subject,
  windows: [{ max, ms: DAY_MS }],
});

const notification = (postId: string, cause: Cause) => ({
  ...cause,
  link: postPath(postId),
  postId,
  read: false,
  emailed: false,
  createdAt: FieldValue.serverTimestamp(),
});
