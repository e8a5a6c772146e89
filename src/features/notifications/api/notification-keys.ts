import type { NotificationKind } from '@/domain/notification-kinds';

/** Keys of what is read of notifications, in the query cache. */
export const notificationKeys = {
  allPages: (uid: string) => ['notifications', uid, 'pages'],
  pages: (uid: string, kind: NotificationKind | null) => [...notificationKeys.allPages(uid), kind],
  unread: (uid: string) => ['notifications', uid, 'unread'],
};
