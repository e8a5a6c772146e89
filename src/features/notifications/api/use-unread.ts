import { type Live, useBackend, useLive } from '@/backend/react';
import type { Notification } from '@/domain/entities/community';
import { useMe } from '@/features/session';
import { notificationKeys } from './notification-keys';

/** Unread notifications of the signed-in user, newest first, live. */
export function useUnread(): Live<Notification[]> {
  const { notifications } = useBackend();
  const { uid } = useMe();
  return useLive(notificationKeys.unread(uid), (observer) => notifications.watchUnread(uid, observer));
}
