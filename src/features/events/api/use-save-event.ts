import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newDocumentId } from '@/domain/ids';
import type { EventInput } from '@/domain/inputs/event';
import type { DraftStore } from '@/features/drafts';
import { useOutbox, useSubmitToOutbox, type Waiting } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { type ChangedFields, changedEvent, changedEventId } from '../changed-event';
import type { EventDraft } from '../event-draft';

interface Saving {
  input: EventInput;
  /** What was changed of an event that is there already. */
  changed: ChangedFields;
}

/**
 * Sends off a new event of a school, or a change of one that has an id.
 * @param draft what is typed: it is there again when it is refused at once
 */
export function useSaveEvent(schoolId: string, eventId: string | undefined, draft: DraftStore<EventDraft>) {
  const sending = useSubmitToOutbox(draft);
  const outbox = useOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation(['calendar', 'offline']);
  // The same in every try of this form, so that any number of them make one.
  const [newId] = useState(newDocumentId);
  const id = eventId ? changedEventId(eventId) : newId;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const mutate = ({ input, changed }: Saving, { onSuccess }: { onSuccess: () => void }) => {
    const written: Waiting = eventId
      ? changedEvent(outbox?.get() ?? [], { eventId, schoolId }, input, changed)
      : { kind: 'event', id, eventId: newId, isNew: true, schoolId, input, since: new Date() };
    sending.mutateAsync(written).then(
      (outcome) => {
        if (outcome === 'discarded') return;
        if (outcome === 'sent') toast.show(t('saved'), { tone: 'success' });
        else toast.show(t('waits'));
        if (isOpen.current) onSuccess();
      },
      // An open form says why.
      (error: unknown) => isOpen.current || showFailure(t('saveFailed'), error),
    );
  };
  /** Cancels while it is being saved: it never arrives, or a message says that it already had. */
  const stop = async () => {
    if (sending.isPending && (await outbox?.discard(id)) === 'was-sent')
      toast.show(t('offline:onItsWay.wasSent'));
  };
  return { ...sending, mutate, stop };
}
