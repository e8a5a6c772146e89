import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventListId, newDocumentId } from '@/domain/ids';
import type { SignUpListInput } from '@/domain/inputs/sign-up-list';
import type { DraftStore } from '@/features/drafts';
import { useOutbox, useSubmitToOutbox, type Waiting } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { type ChangedFields, changedList, changedListId } from '../changed-list';

interface Saving {
  input: SignUpListInput;
  /** What was changed of a list that is there already. */
  changed: ChangedFields;
}

interface Saved {
  schoolId: string;
  eventId: string | null;
  /** Of a list that is changed. */
  listId: string | undefined;
}

/**
 * Sends off a new list of a school, or a change of one that has an id.
 * @param draft what is typed: it is there again when it is refused at once
 */
export function useSaveList<Draft>({ schoolId, eventId, listId }: Saved, draft: DraftStore<Draft>) {
  const sending = useSubmitToOutbox(draft);
  const outbox = useOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation(['sign-ups', 'offline']);
  // The same in every try of this form, so that any number of them make one.
  const [newId] = useState(() => (eventId === null ? newDocumentId() : eventListId(eventId)));
  const id = listId ? changedListId(listId) : newId;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const mutate = ({ input, changed }: Saving, { onSuccess }: { onSuccess: () => void }) => {
    const since = new Date();
    const written: Waiting = listId
      ? changedList(outbox?.get() ?? [], { listId, schoolId, eventId }, input, changed)
      : { kind: 'signUpList', id, listId: newId, isNew: true, schoolId, eventId, input, since };
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
