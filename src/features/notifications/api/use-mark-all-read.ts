import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useMe } from '@/features/session';
import { useFailureToast } from '@/ui/use-failure-toast';
import { notificationKeys } from './notification-keys';

/** Marks all as read, also those that the live list does not hold. */
export function useMarkAllRead(onMarked: () => void): UseMutationResult<void, Error, void> {
  const { t } = useTranslation('notifications');
  const { notifications } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const marking = useMutation({
    mutationFn: () => notifications.markAllRead(uid),
    onSuccess: onMarked,
    onError: (error) => showFailure(t('markFailed'), error, () => marking.mutate()),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.allPages(uid) }),
  });
  return marking;
}
