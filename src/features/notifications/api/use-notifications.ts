import { type Pages, useBackend, usePages } from '@/backend/react';
import type { Notification } from '@/domain/entities/community';
import { useMe } from '@/features/session';
import { notificationKeys } from './notification-keys';

/** All notifications of the signed-in user, newest first, a page at a time. */
export function useNotifications(): Pages<Notification> {
  const { notifications } = useBackend();
  const { uid } = useMe();
  return usePages(notificationKeys.pages(uid), (after) => notifications.page(uid, after));
}
