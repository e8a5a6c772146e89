import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { newDocumentId } from '@/domain/ids';
import type { EventInput } from '@/domain/inputs/content';
import { useOutbox, useSendOff } from '@/features/offline';
import { useToast } from '@/ui/use-toast';

/** Sends off a new event of a school, or a change of one that has an id (spec §4). */
export function useSaveEvent(schoolId: string, eventId: string | undefined) {
  const sending = useSendOff();
  const outbox = useOutbox();
  const toast = useToast();
  const { t } = useTranslation(['events', 'offline']);
  // The same in every try of this form, so that any number of them make one.
  const [newId] = useState(newDocumentId);
  const id = eventId ? `event-${eventId}` : newId;
  const save = (input: EventInput, onDone: () => void) => {
    const of = { eventId: eventId ?? newId, isNew: !eventId, schoolId };
    sending.mutate(
      { kind: 'event', id, ...of, input, since: new Date() },
      {
        onSuccess: (outcome) => {
          if (outcome === 'discarded') return;
          if (outcome === 'sent') toast.show(t('saved'), { tone: 'success' });
          else toast.show(t('waits'));
          onDone();
        },
      },
    );
  };
  /** Given up while it is being saved: it never arrives, or one is told that it had. */
  const stop = async () => {
    if (sending.isPending && (await outbox?.discard(id)) === 'was-sent')
      toast.show(t('offline:onItsWay.wasSent'));
  };
  return { save, stop, isSaving: sending.isPending, error: sending.error };
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
