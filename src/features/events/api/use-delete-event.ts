import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { eventKeys } from './event-keys';

/**
 * Deletes an event, with Retry when it fails.
 * @param onDeleted called once it is gone
 */
export function useDeleteEvent(onDeleted?: () => void): UseMutationResult<void, Error, SchoolEvent> {
  const { events } = useBackend();
  const client = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('calendar');
  const deleting = useMutation({
    mutationFn: (event: SchoolEvent) => events.delete(event.id),
    onSuccess: (_, event) => {
      toast.show(t('deleted'));
      onDeleted?.();
      return client.invalidateQueries({ queryKey: eventKeys.allRead(event.schoolId) });
    },
    onError: (error, event) => showFailure(t('deleteFailed'), error, () => deleting.mutate(event)),
  });
  return deleting;
}
