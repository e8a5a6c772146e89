import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { actedBy, faceOf } from '../notifications/actor';
import { bringUpToDate, isGrouped } from '../notifications/grouped-notifications';
import { namedIn } from '../notifications/messages';
import { parseNotification } from '../notify/tell';
import { shownName } from '../platform/person-names';
import { postRef } from '../platform/posts';
import { updateAll } from '../platform/update-all';
import { postsInOwnSchools } from './posts-in-own-schools';

/** Makes what others were told show who did it as the account is now, in the schools they are a member of. */
export async function propagateToNotifications(
  user: User,
  notifications: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const face = faceOf(user);
  const stale = notifications.flatMap((doc) => {
    const notification = parseNotification(doc);
    const shown = notification?.actors?.find(({ id }) => id === user.uid);
    const isStale = shown && (shown.name !== face.name || shown.profilePicUrl !== face.profilePicUrl);
    const isSeen = notification?.schoolId && user.approvedSchools.includes(notification.schoolId);
    return isStale && isSeen ? [{ doc, type: notification.type }] : [];
  });
  for (const { doc } of stale) if (isGrouped(doc)) await bringUpToDate(doc);
  const types = new Map(stale.filter(({ doc }) => !isGrouped(doc)).map(({ doc, type }) => [doc, type]));
  await updateAll([...types.keys()], (doc) => {
    const { actorName, message, actors } = actedBy(types.get(doc) ?? 'comment', face);
    return { actorName, message, actors };
  });
}

/** The same of those of an earlier release, which name one person and show no face. */
export async function propagateToSingleNotifications(
  user: User,
  notifications: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const actorName = shownName(user);
  const stale = notifications.flatMap((doc) => {
    const notification = parseNotification(doc);
    const postId = notification?.postId;
    // The product's own tell of no post, and carry nobody's name.
    return notification && !notification.actors && postId && notification.actorName !== actorName
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
