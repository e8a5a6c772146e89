import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationsPort } from '@/backend/ports/notifications';
import { useBackend } from '@/backend/react';
import type { Notification } from '@/domain/entities/community';
import { useMe } from '@/features/session';
import { notificationKeys } from './notification-keys';

/** The live list of unread ones follows by itself; pages already read from the server are read again. */
function useMarking<T>(
  mark: (port: NotificationsPort, uid: string, what: T) => Promise<void>,
): UseMutationResult<void, Error, T> {
  const { notifications } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what) => mark(notifications, uid, what),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.pages(uid) }),
  });
}

/** Marks one notification as read. */
export const useMarkRead = (): UseMutationResult<void, Error, Notification> =>
  useMarking(async (port, _uid, { id, read }) => {
    if (!read) await port.markRead(id);
  });

/** Marks all as read, also those that the live list does not hold. */
export const useMarkAllRead = (): UseMutationResult<void, Error, void> =>
  useMarking((port, uid) => port.markAllRead(uid));
