import { commentNotificationId } from '@/domain/ids';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { NEUTRAL_NAME, shownName } from '../platform/person-names';
import { commentRef, parseComment } from '../platform/posts';
import { namedIn } from './messages';
import { syncPostNotification } from './sync-post-notification';

/** Tells the post's author of a comment, or takes the note back when the comment is gone. */
export function syncCommentNotification(postId: string, commentId: string): Promise<void> {
  const ref = db.doc(`notifications/${commentNotificationId(postId, commentId)}`);
  return syncPostNotification(postId, ref, async (tx) => {
    const comment = parseComment(await tx.get(commentRef(postId, commentId)));
    if (!comment) return null;
    // By the account, not by the comment, which says what its author's client wrote.
    const actor = parseUser(await tx.get(userRef(comment.authorId)));
    return {
      type: 'comment',
      actorId: comment.authorId,
      ...namedIn('comment', actor ? shownName(actor) : NEUTRAL_NAME),
      commentId,
      likeKey: null,
    };
  });
}
