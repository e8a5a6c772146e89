import { commentNotificationId } from '@/domain/ids';
import { db } from '../platform/app';
import { commentRef, parseComment } from '../platform/posts';
import { syncPostNotification } from './sync-post-notification';

/** Tells the post's author of a comment, or takes the note back when the comment is gone. */
export function syncCommentNotification(postId: string, commentId: string): Promise<void> {
  const ref = db.doc(`notifications/${commentNotificationId(postId, commentId)}`);
  return syncPostNotification(postId, ref, async (tx) => {
    const comment = parseComment(await tx.get(commentRef(postId, commentId)));
    if (!comment) return null;
    const actorName = comment.authorName;
    return {
      actorId: comment.authorId,
      content: {
        type: 'comment',
        actorName,
        message: `${actorName} commented on your post.`,
        commentId,
        likeKey: null,
      },
    };
  });
}
