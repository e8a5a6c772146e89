import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { notificationSchema } from '@/domain/entities/community';
import type { User } from '@/domain/entities/user';
import { namedIn } from '../notifications/messages';
import { parserOf } from '../platform/documents';
import { shownName } from '../platform/person-names';
import { postRef } from '../platform/posts';
import { postsInOwnSchools } from './posts-in-own-schools';
import { updateAll } from './update-all';

const parseNotification = parserOf(notificationSchema);

/** Makes what others were told name who did it as the account is now, in the schools they are a member of. */
export async function propagateToNotifications(
  user: User,
  notifications: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const actorName = shownName(user);
  const stale = notifications.flatMap((doc) => {
    const notification = parseNotification(doc);
    const postId = notification?.postId;
    // The product's own tell of no post, and carry nobody's name.
    return notification && postId && notification.actorName !== actorName
      ? [{ doc, postId, type: notification.type }]
      : [];
  });
  const posts = await postsInOwnSchools(
    user,
    stale.map(({ postId }) => postRef(postId)),
  );
  const types = new Map(stale.filter(({ postId }) => posts.has(postId)).map(({ doc, type }) => [doc, type]));
  await updateAll([...types.keys()], (doc) => namedIn(types.get(doc) ?? 'comment', actorName));
}
