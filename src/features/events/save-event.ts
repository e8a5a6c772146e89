import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import type { EventInput } from '@/domain/inputs/content';
import { useMe } from '@/features/session';
import { useToast } from '@/ui/use-toast';

/** Creates an event in a school, or changes one of it that has an id (spec §4). */
export function useSaveEvent(
  schoolId: string,
  eventId: string | undefined,
): UseMutationResult<void, Error, EventInput> {
  const { events } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation('events');
  return useMutation({
    mutationFn: async (input) => {
      if (eventId) await events.update(eventId, input);
      else await events.create(schoolId, uid, input);
    },
    onSuccess: () => {
      toast.show(t('saved'), { tone: 'success' });
      return client.invalidateQueries({ queryKey: ['events', schoolId, 'past'] });
    },
  });
}

/** Deletes an event, with Retry when it fails. */
export function useDeleteEvent(): UseMutationResult<void, Error, SchoolEvent> {
  const { events } = useBackend();
  const client = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation(['events', 'common']);
  const deleting = useMutation({
    mutationFn: (event: SchoolEvent) => events.delete(event.id),
    onSuccess: (_, event) => {
      toast.show(t('deleted'));
      return client.invalidateQueries({ queryKey: ['events', event.schoolId, 'past'] });
    },
    onError: (_, event) =>
      toast.show(t('deleteFailed'), {
        tone: 'danger',
        action: { label: t('common:retry'), onAction: () => deleting.mutate(event) },
      }),
  });
  return deleting;
}
