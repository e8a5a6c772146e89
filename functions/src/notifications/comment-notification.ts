import type { Notification } from '@/domain/entities/community';
import type { Post } from '@/domain/entities/post';
import { commentNotificationId, mentionNotificationId, replyNotificationId } from '@/domain/ids';
import { readActor } from './actor';
import { syncPostNotification } from './sync-post-notification';
import { kindFor, readToldComment, type ToldComment } from './told-comment';

/** Tells the post's author of a comment, or takes the note back when the comment is gone. */
export const syncCommentNotification = (postId: string, commentId: string): Promise<void> =>
  sync({
    ...{ type: 'comment', id: commentNotificationId(postId, commentId), postId, commentId },
    recipient: (_comment, { authorId }) => authorId,
  });

/** Tells the author of a comment of an answer to it, or takes the note back when the answer is gone. */
export const syncReplyNotification = (postId: string, commentId: string): Promise<void> =>
  sync({
    ...{ type: 'reply', id: replyNotificationId(postId, commentId), postId, commentId },
    recipient: ({ answeredId }) => answeredId,
  });

/** Tells somebody of a comment that calls them by name, or takes the note back when it does so no more. */
export const syncCommentMention = (postId: string, commentId: string, uid: string): Promise<void> =>
  sync({
    ...{ type: 'mention', id: mentionNotificationId(postId, commentId, uid), postId, commentId },
    recipient: () => uid,
  });

interface Told {
  type: Notification['type'];
  /** Of the notification. */
  id: string;
  postId: string;
  commentId: string;
  recipient(comment: ToldComment, post: Post): string | null;
}

const sync = ({ type, id, postId, commentId, recipient }: Told): Promise<void> =>
  syncPostNotification(postId, id, async (tx, post) => {
    const told = await readToldComment(tx, postId, commentId);
    const userId = told && recipient(told, post);
    if (!told || userId === null || kindFor(userId, post, told) !== type) return null;
    const actor = await readActor(tx, type, told.comment.authorId);
    return actor && { ...actor, userId, commentId, likeKey: null };
  });
