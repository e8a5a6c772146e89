import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventListId, newDocumentId } from '@/domain/ids';
import type { SignUpListInput } from '@/domain/inputs/sign-up-list';
import type { DraftStore } from '@/features/drafts';
import { useOutbox, useSaveForm } from '@/features/offline';
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
  const outbox = useOutbox();
  const { t } = useTranslation('sign-ups');
  // The same in every try of this form, so that any number of them make one.
  const [newId] = useState(() => (eventId === null ? newDocumentId() : eventListId(eventId)));
  const id = listId ? changedListId(listId) : newId;
  const saving = useSaveForm(id, draft, { saved: t('saved'), waits: t('waits'), failed: t('saveFailed') });
  const mutate = ({ input, changed }: Saving, done: { onSuccess: () => void }) =>
    saving.mutate(
      listId
        ? changedList(outbox?.get() ?? [], { listId, schoolId, eventId }, input, changed)
        : { kind: 'signUpList', id, listId: newId, isNew: true, schoolId, eventId, input, since: new Date() },
      done,
    );
  return { ...saving, mutate };
}
