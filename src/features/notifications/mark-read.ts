import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { Notification } from '@/domain/entities/community';
import { useMe } from '@/features/session';

/**
 * Marks notifications as read. The live list of unread ones follows by itself; pages already read from the server
 * are read again.
 */
export function useMarkRead(): UseMutationResult<void, Error, Notification[]> {
  const { notifications } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (items) => {
      const unread = items.filter((item) => !item.read).map((item) => item.id);
      if (unread.length > 0) await notifications.markAllRead(unread);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications', uid, 'pages'] }),
  });
}
