import { limit, orderBy, query, updateDoc, where, writeBatch } from 'firebase/firestore';
import { MAX_UNREAD_WATCHED } from '@/domain/limits';
import type { NotificationsPort } from '../ports/notifications';
import { notificationRef, notifications } from './collections/notifications';
import { readPage, readQuery, watchQuery } from './reading/documents';
import { MARKED_AT_ONCE, NOTIFICATIONS_PAGE } from './reading/list-sizes';
import { withBackendErrors } from './sdk/errors';
import { db } from './sdk/firestore';

const unread = (uid: string, count: number) =>
  query(
    notifications(),
    where('userId', '==', uid),
    where('read', '==', false),
    orderBy('createdAt', 'desc'),
    limit(count),
  );

export const notificationsPort: NotificationsPort = {
  watchUnread: (uid, observer) =>
    watchQuery(unread(uid, MAX_UNREAD_WATCHED), observer, { whenUnreachable: 'believe' }),

  page: (uid, after) =>
    readPage(
      query(notifications(), where('userId', '==', uid), orderBy('createdAt', 'desc')),
      NOTIFICATIONS_PAGE,
      after,
    ),

  markRead: (id) => withBackendErrors(() => updateDoc(notificationRef(id), { read: true })),

  markAllRead: (uid) =>
    withBackendErrors(async () => {
      for (;;) {
        const { docs } = await readQuery(unread(uid, MARKED_AT_ONCE));
        if (docs.length === 0) return;
        const batch = writeBatch(db());
        for (const { ref } of docs) batch.update(ref, { read: true });
        await batch.commit();
      }
    }),
};
