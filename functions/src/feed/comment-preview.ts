import type { Comment } from '@/domain/entities/post';
import { COMMENT_PREVIEW } from '@/domain/limits';
import { db } from '../platform/app';
import { parseComment, parsePost, postRef } from '../platform/posts';

/**
 * Makes `comments` (the newest two, oldest of them first) and `commentCount` of a post what the sub-collection says.
 * Computed from the truth in a transaction that holds the post, so parallel, repeated and reordered events all end
 * at the same value. Writes only a difference: the write itself is an event of the post.
 */
export async function syncCommentPreview(postId: string): Promise<void> {
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
    if (count === post.commentCount && sameComments(comments, post.comments)) return;
    tx.update(snapshot.ref, { comments, commentCount: count });
  });
}

function sameComments(left: Comment[], right: Comment[]): boolean {
  return left.length === right.length && left.every((comment, at) => sameComment(comment, right[at]));
}

function sameComment(left: Comment, right: Comment | undefined): boolean {
  return (
    left.id === right?.id &&
    left.content === right.content &&
    left.authorName === right.authorName &&
    left.profilePicUrl === right.profilePicUrl
  );
}
