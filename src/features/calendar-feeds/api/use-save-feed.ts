import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setLive, useBackend } from '@/backend/react';
import type { CalendarFeed, FeedChoice } from '@/domain/entities/calendar-feed';
import { useFailureToast } from '@/ui/use-failure-toast';
import { feedKeys } from './feed-keys';

/** Turns a parent's feed of a school on, or has it hold other events. */
export function useSaveFeed(uid: string, schoolId: string, failed: 'turnOnFailed' | 'saveFailed') {
  const { t } = useTranslation('calendar');
  const { events } = useBackend();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const saving = useMutation({
    // One after another, or the earlier of two choices could be written last.
    scope: { id: 'calendar-feed' },
    mutationFn: (choice: FeedChoice) => events.saveFeed(schoolId, choice),
    onSuccess: (_, choice) =>
      setLive<CalendarFeed | null>(client, feedKeys.feed(uid, schoolId), (now) =>
        now ? { ...now, choice } : null,
      ),
    onError: (error, choice) => showFailure(t(`feed.${failed}`), error, () => saving.mutate(choice)),
  });
  return saving;
}
