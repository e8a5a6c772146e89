import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { Notification } from '@/domain/entities/community';
import { useMe } from '@/features/session';
import { notificationKeys } from './notification-keys';

/** Marks one as read, with all that lead to the same. The live list follows by itself; pages already read are read again. */
export function useMarkRead(): UseMutationResult<void, Error, Notification> {
  const { notifications } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (notification) => {
      if (!notification.read) await notifications.markRead(notification);
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.allPages(uid) }),
  });
}
