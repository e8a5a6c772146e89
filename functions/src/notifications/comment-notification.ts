import type { Post } from '@/domain/entities/post';
import { commentNotificationId, mentionNotificationId, replyNotificationId } from '@/domain/ids';
import { readActor } from './actor';
import { syncPostNotification } from './sync-post-notification';
import { kindFor, readToldComment, type ToldAs, type ToldComment } from './told-comment';

/** Tells the post's author, or the event's host, of a comment, or takes the note back when the comment is gone. */
export const syncCommentNotification = (postId: string, commentId: string): Promise<void> =>
  sync({
    ...{
      types: ['comment', 'event-comment'],
      id: commentNotificationId(postId, commentId),
      postId,
      commentId,
    },
    recipient: (_comment, { authorId }) => authorId,
  });

/** Tells the author of a comment of an answer to it, or takes the note back when the answer is gone. */
export const syncReplyNotification = (postId: string, commentId: string): Promise<void> =>
  sync({
    ...{ types: ['reply'], id: replyNotificationId(postId, commentId), postId, commentId },
    recipient: ({ answeredId }) => answeredId,
  });

/** Tells somebody of a comment that calls them by name, or takes the note back when it does so no more. */
export const syncCommentMention = (postId: string, commentId: string, uid: string): Promise<void> =>
  sync({
    ...{ types: ['mention'], id: mentionNotificationId(postId, commentId, uid), postId, commentId },
    recipient: () => uid,
  });

interface Told {
  types: readonly ToldAs[];
  /** Of the notification. */
  id: string;
  postId: string;
  commentId: string;
  recipient(comment: ToldComment, post: Post): string | null;
}

const sync = ({ types, id, postId, commentId, recipient }: Told): Promise<void> =>
  syncPostNotification(postId, id, async (tx, post) => {
    const told = await readToldComment(tx, postId, commentId);
    const userId = told && recipient(told, post);
    if (!told || userId === null) return null;
    const type = kindFor(userId, post, told);
    if (type === null || !types.includes(type)) return null;
    const actor = await readActor(tx, type, told.comment.authorId);
    return actor && { ...actor, userId, commentId, likeKey: null };
  });
