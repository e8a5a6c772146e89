import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { CalendarFeed } from '@/domain/entities/calendar-feed';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { feedKeys } from './feed-keys';

/** Gives a feed another address, after asking. */
export function useRenewFeed({ userId, schoolId, renewedAt }: CalendarFeed) {
  const { t } = useTranslation('calendar');
  const { events } = useBackend();
  const client = useQueryClient();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const renewing = useMutation({
    mutationFn: () => events.renewFeed(schoolId),
    // The one on screen leads nowhere from now on, also before the feed tells of it.
    onSuccess: (address) => client.setQueryData(feedKeys.address(userId, schoolId, renewedAt), address),
    onError: (error) => showFailure(t('feed.renewFailed'), error, () => renewing.mutate()),
  });
  const ask = async () => {
    const question = {
      title: t('feed.renewAsk'),
      message: t('feed.renewText'),
      confirmLabel: t('feed.renew'),
      tone: 'danger',
    } as const;
    if (await confirm(question)) renewing.mutate();
  };
  return { ...renewing, mutate: () => void ask() };
}
