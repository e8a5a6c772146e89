import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import { type Post, SYSTEM_AUTHOR } from '@/domain/entities/post';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { parsePost, postRef } from '../platform/posts';

type Content = Pick<Notification, 'type' | 'actorName' | 'message' | 'commentId' | 'likeKey'>;

/**
 * Makes one notification to a post's author exist exactly as long as its cause does. The present state decides, not
 * the event, so repeated, late and reordered events (like, unlike, like again) all end right. A notification that
 * exists is left as it is: reading it counts.
 *
 * @param cause reads what caused it and who did it, inside the transaction; null when the cause is gone
 */
export async function syncPostNotification(
  postId: string,
  ref: DocumentReference,
  cause: (
    tx: FirebaseFirestore.Transaction,
    post: Post,
  ) => Promise<{ actorId: string; content: Content } | null>,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const existing = await tx.get(ref);
    const post = parsePost(await tx.get(postRef(postId)));
    const found = post && (await cause(tx, post));
    const wanted = post && found && (await isRecipient(tx, post, found.actorId));
    if (wanted && !existing.exists) tx.create(ref, notification(post, postId, found.content));
    if (!wanted && existing.exists) tx.delete(ref);
  });
}

// Nobody is told of what they did themselves; the product reads nothing; who has left the school is told nothing more.
async function isRecipient(tx: FirebaseFirestore.Transaction, post: Post, actorId: string) {
  if (post.authorId === actorId || post.authorId === SYSTEM_AUTHOR) return false;
  const author = parseUser(await tx.get(userRef(post.authorId)));
  return author?.approvedSchools.includes(post.schoolId) ?? false;
}

const notification = (post: Post, postId: string, content: Content) => ({
  ...content,
  userId: post.authorId,
  link: `/post/${postId}`,
  postId,
  read: false,
  emailed: false,
  createdAt: FieldValue.serverTimestamp(),
});
