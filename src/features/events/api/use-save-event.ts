import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newDocumentId } from '@/domain/ids';
import type { EventInput } from '@/domain/inputs/event';
import type { DraftStore } from '@/features/drafts';
import { useOutbox, useSaveForm } from '@/features/offline';
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
  const outbox = useOutbox();
  const { t } = useTranslation('calendar');
  // The same in every try of this form, so that any number of them make one.
  const [newId] = useState(newDocumentId);
  const id = eventId ? changedEventId(eventId) : newId;
  const saving = useSaveForm(id, draft, { saved: t('saved'), waits: t('waits'), failed: t('saveFailed') });
  const mutate = ({ input, changed }: Saving, done: { onSuccess: () => void }) =>
    saving.mutate(
      eventId
        ? changedEvent(outbox?.get() ?? [], { eventId, schoolId }, input, changed)
        : { kind: 'event', id, eventId: newId, isNew: true, schoolId, input, since: new Date() },
      done,
    );
  return { ...saving, mutate };
}
