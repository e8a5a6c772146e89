import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesPart } from '@/domain/entities/event-series';
import { newDocumentId } from '@/domain/ids';
import type { EventInput } from '@/domain/inputs/event';
import type { SeriesInput } from '@/domain/inputs/event-series';
import { occurrenceId } from '@/domain/occurrence-id';
import type { DraftStore } from '@/features/drafts';
import { useOutbox, useSaveForm, type Waiting } from '@/features/offline';
import { type ChangedFields, changedEvent, changedEventId } from '../changed-event';
import type { EventDraft } from '../event-draft';

interface Saving {
  input: EventInput;
  /** By whose clocks its times were typed. */
  timeZone: string;
  /** What was changed of an event that is there already. */
  changed: ChangedFields;
  /** How a new one repeats. */
  series: SeriesInput | null;
  /** What is changed of all that follow, too; null where nothing is. */
  following: SeriesPart | null;
}

/**
 * Sends off a new event of a school, or a change of one that has an id, or of it and all that follow.
 * @param draft what is typed: it is there again when it is refused at once
 */
export function useSaveEvent(schoolId: string, eventId: string | undefined, draft: DraftStore<EventDraft>) {
  const outbox = useOutbox();
  const { t } = useTranslation('calendar');
  // The same in every try of this form, so that any number of them make one.
  const [newId] = useState(newDocumentId);
  const [sentAs, setSentAs] = useState(eventId ? changedEventId(eventId) : newId);
  const saving = useSaveForm(sentAs, draft, {
    saved: t('saved'),
    waits: t('waits'),
    failed: t('saveFailed'),
  });

  const waiting = ({ input, timeZone, changed, series, following }: Saving): Waiting => {
    const since = new Date();
    if (!eventId) {
      // Of one that repeats, the first occurrence: it is seen at once, and by the same id later.
      const id = series ? occurrenceId(newId, 0) : newId;
      const made = { id: newId, eventId: id, isNew: true, schoolId, timeZone, input, series };
      return { kind: 'event', ...made, since };
    }
    const of = { eventId, schoolId, timeZone };
    if (!following) return changedEvent(outbox?.get() ?? [], of, input, changed);
    return {
      ...{ kind: 'series-change', id: newId, ...of, title: input.title },
      ...{ part: following, input, since },
    };
  };
  const mutate = (event: Saving, done: { onSuccess: () => void }) => {
    const entry = waiting(event);
    setSentAs(entry.id);
    saving.mutate(entry, done);
  };
  return { ...saving, mutate };
}
