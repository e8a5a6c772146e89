import { isDeepStrictEqual } from 'node:util';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COMMENT_PREVIEW } from '@/domain/limits';
import { db } from '../platform/app';
import { inSharedTurn } from '../platform/in-turn';
import { parseComment, parsePost, postRef } from '../platform/posts';

/**
 * Makes `comments` (the newest two, oldest of them first) and `commentCount` of a post what the sub-collection says.
 * Computed from the truth in a transaction that holds the post, so parallel, repeated and reordered events all end
 * at the same value; hundreds at once share a few looks, as they would else contend for the post, also with its readers.
 * Writes only a difference: the write itself is an event of the post.
 */
export const syncCommentPreview = (postId: string): Promise<void> =>
  inSharedTurn(`preview of ${postId}`, () => writePreview(postId));

async function writePreview(postId: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const snapshot = await tx.get(postRef(postId));
    const post = parsePost(snapshot);
    if (!post) return;
    const all = postRef(postId).collection('comments');
    const newest = await tx.get(all.orderBy('createdAt', 'desc').limit(COMMENT_PREVIEW));
    const count = (await tx.get(all.count())).data().count;
    const comments = newest.docs
      .map(parseComment)
      .filter((comment) => comment !== null)
      .reverse();
    if (count === post.commentCount && isDeepStrictEqual(comments, post.comments)) return;
    tx.update(snapshot.ref, { comments, commentCount: count });
  });
}

/** The same for the posts of these comments. */
export async function syncCommentPreviews(comments: readonly QueryDocumentSnapshot[]): Promise<void> {
  const postIds = new Set(comments.map(({ ref }) => ref.parent.parent?.id ?? ''));
  for (const postId of postIds) await syncCommentPreview(postId);
}
