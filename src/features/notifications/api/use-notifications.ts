import { type Pages, useBackend, usePages } from '@/backend/react';
import type { Notification } from '@/domain/entities/community';
import { type NotificationKind, typesOf } from '@/domain/notification-kinds';
import { useMe } from '@/features/session';
import { notificationKeys } from './notification-keys';

/** The notifications of the signed-in user, of one kind or all, newest first, a page at a time. */
export function useNotifications(kind: NotificationKind | null): Pages<Notification> {
  const { notifications } = useBackend();
  const { uid } = useMe();
  return usePages(notificationKeys.pages(uid, kind), (after) =>
    notifications.page(uid, kind && typesOf(kind), after),
  );
}
