import { likeNotificationId } from '@/domain/ids';
import { readActor } from './actor';
import { syncPostNotification } from './sync-post-notification';

/** Tells the post's author of a like, or takes the note back when it was withdrawn. */
export function syncLikeNotification(postId: string, likerId: string): Promise<void> {
  const likeKey = likeNotificationId(postId, likerId);
  return syncPostNotification(postId, likeKey, async (tx, post) => {
    const actor = post.likedBy.includes(likerId) ? await readActor(tx, 'like', likerId) : null;
    return actor && { ...actor, userId: post.authorId, commentId: null, likeKey };
  });
}
