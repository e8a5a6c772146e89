import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import { type Post, SYSTEM_AUTHOR } from '@/domain/entities/post';
import { DAY_MS } from '@/domain/time';
import { checkRateLimits, type RateLimit } from '../limits/rate-limits';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { parsePost, postRef } from '../platform/posts';

/** More than anybody has to say to one person in a day; what comes on top is seen under the post all the same. */
const PER_PAIR_AND_DAY = 30;

const pairLimit = (actorId: string, userId: string): RateLimit => ({
  name: 'notification',
  subject: `${actorId}_${userId}`,
  windows: [{ max: PER_PAIR_AND_DAY, ms: DAY_MS }],
});

type Cause = Pick<Notification, 'type' | 'actorId' | 'actorName' | 'message' | 'commentId' | 'likeKey'>;

/**
 * Makes one notification to a post's author exist exactly as long as its cause does. The present state decides, not
 * the event, so repeated, late and reordered events (like, unlike, like again) all end right. A notification that
 * exists is left as it is: reading it counts. One person makes another at most 30 a day, so that nobody's bell is
 * drowned by likes given and taken back.
 *
 * @param cause reads what caused it and who did it, inside the transaction; null when the cause is gone
 */
export async function syncPostNotification(
  postId: string,
  ref: DocumentReference,
  cause: (tx: FirebaseFirestore.Transaction, post: Post) => Promise<Cause | null>,
): Promise<void> {
  const at = await now();
  await db.runTransaction(async (tx) => {
    const existing = await tx.get(ref);
    const post = parsePost(await tx.get(postRef(postId)));
    const found = post && (await cause(tx, post));
    const wanted = post && found && (await isRecipient(tx, post, found.actorId));
    if (!wanted && existing.exists) tx.delete(ref);
    if (!wanted || existing.exists) return;
    const spend = await checkRateLimits(tx, [pairLimit(found.actorId, post.authorId)], at);
    if (!spend) return;
    spend();
    tx.create(ref, notification(post, postId, found));
  });
}

// Nobody is told of what they did themselves; the product reads nothing; who has left the school is told nothing more;
// nor is anybody of those whom they have blocked.
async function isRecipient(tx: FirebaseFirestore.Transaction, post: Post, actorId: string) {
  if (post.authorId === actorId || post.authorId === SYSTEM_AUTHOR) return false;
  const author = parseUser(await tx.get(userRef(post.authorId)));
  if (!author?.approvedSchools.includes(post.schoolId)) return false;
  return !(await tx.get(db.doc(`users/${post.authorId}/hiddenItems/blocked_${actorId}`))).exists;
}

const notification = (post: Post, postId: string, cause: Cause) => ({
  ...cause,
  userId: post.authorId,
  link: `/post/${postId}`,
  postId,
  read: false,
  emailed: false,
  createdAt: FieldValue.serverTimestamp(),
});
