import {
  limit,
  orderBy,
  type QueryConstraint,
  query,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { NotificationsPort } from '../ports/notifications';
import { notificationRef, notifications, unreadNotifications } from './collections/notifications';
import { readPage, readQuery } from './reading/documents';
import { MARKED_AT_ONCE, NOTIFICATIONS_PAGE } from './reading/list-sizes';
import { withBackendErrors } from './sdk/errors';
import { db } from './sdk/firestore';

/** Marks all unread ones, a batch at a time, as long as any is found. */
async function markAll(uid: string, ...which: QueryConstraint[]): Promise<void> {
  for (;;) {
    const { docs } = await readQuery(unreadNotifications(uid, ...which, limit(MARKED_AT_ONCE)));
    if (docs.length === 0) return;
    const batch = writeBatch(db());
    for (const { ref } of docs) batch.update(ref, { read: true });
    await batch.commit();
  }
}

/** What is asked for once the bell or the page is opened. */
export const lateNotifications: Omit<NotificationsPort, 'watchUnread'> = {
  page: (uid, types, after) =>
    readPage(
      query(
        notifications(),
        where('userId', '==', uid),
        ...(types ? [where('type', 'in', types)] : []),
        orderBy('createdAt', 'desc'),
      ),
      NOTIFICATIONS_PAGE,
      after,
    ),

  markRead: ({ id, userId, postId, link }) =>
    withBackendErrors(async () => {
      await updateDoc(notificationRef(id), { read: true });
      // Also what is for devices alone: none rings for it any more.
      await markAll(userId, postId === null ? where('link', '==', link) : where('postId', '==', postId));
    }),

  markAllRead: (uid) => withBackendErrors(() => markAll(uid)),
};
