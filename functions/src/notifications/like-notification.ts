import { likeNotificationId } from '@/domain/ids';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { shownName } from '../platform/person-names';
import { namedIn } from './messages';
import { syncPostNotification } from './sync-post-notification';

/** Tells the post's author of a like, or takes the note back when it was withdrawn. */
export function syncLikeNotification(postId: string, likerId: string): Promise<void> {
  const likeKey = likeNotificationId(postId, likerId);
  return syncPostNotification(postId, db.doc(`notifications/${likeKey}`), async (tx, post) => {
    if (!post.likedBy.includes(likerId)) return null;
    const liker = parseUser(await tx.get(userRef(likerId)));
    if (!liker) return null;
    return {
      type: 'like',
      actorId: likerId,
      ...namedIn('like', shownName(liker)),
      commentId: null,
      likeKey,
    };
  });
}
