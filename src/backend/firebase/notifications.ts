import { collection, doc, limit, orderBy, query, updateDoc, where, writeBatch } from 'firebase/firestore';
import type { Notification } from '@/domain/entities/community';
import type { NotificationsPort } from '../community-ports';
import { watchQuery } from './documents';
import { calling } from './errors';
import { db } from './firestore';
import { readPage } from './paging';

/** Unread ones watched at once; the bell says "50+" beyond. */
const UNREAD_LIMIT = 50;
const PAGE = 20;

const notifications = () => collection(db(), 'notifications');

export const notificationsPort: NotificationsPort = {
  watchUnread: (uid, observer) =>
    watchQuery<Notification>(
      query(
        notifications(),
        where('userId', '==', uid),
        where('read', '==', false),
        orderBy('createdAt', 'desc'),
        limit(UNREAD_LIMIT),
      ),
      observer,
    ),

  page: (uid, after) =>
    readPage<Notification>(
      query(notifications(), where('userId', '==', uid), orderBy('createdAt', 'desc')),
      PAGE,
      after,
    ),

  markRead: (id) => calling(() => updateDoc(doc(notifications(), id), { read: true })),

  markAllRead: (ids) =>
    calling(async () => {
      const batch = writeBatch(db());
      for (const id of ids) batch.update(doc(notifications(), id), { read: true });
      await batch.commit();
    }),
};
