import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { hiddenCommentRef } from '../platform/hidden-content';
import { commentRef, revisionsOf } from '../platform/posts';

/**
 * Deletes what a deleted comment said before. One that moderation has put out of sight, or back in its place by now,
 * keeps it.
 */
export async function deleteCommentRevisions(postId: string, commentId: string): Promise<void> {
  const comment = commentRef(postId, commentId);
  const kept = await db.getAll(hiddenCommentRef(postId, commentId), comment);
  if (kept.some(({ exists }) => exists)) return;
  await deleteAll(revisionsOf(comment));
}
