import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { isOver } from '@/domain/event-time';
import type { RestoreToForm } from '@/features/offline';
import { useConfirm } from '@/ui/use-confirm';
import { useChangeSeries } from './api/use-change-series';
import { useDeleteEvent } from './api/use-delete-event';
import { type EventEntry, formOf, restoreToEventForm, restoreToSeriesForm } from './event-draft';
import { useSeriesQuestion } from './series/use-series-question';

/**
 * What its author does with an event wherever it is shown. The `question` is to be drawn somewhere.
 * @param onOpen opens the form whose draft has this place
 * @param onDeleted called once it is gone
 */
export function useEventActs(onOpen: (form: string) => void, onDeleted?: () => void) {
  const { t } = useTranslation(['calendar', 'common']);
  const confirm = useConfirm();
  const deleting = useDeleteEvent(onDeleted);
  const changeSeries = useChangeSeries();
  const { ask, question } = useSeriesQuestion();
  const restore: RestoreToForm<EventEntry> = async (entry, drafts) => {
    if (entry.kind === 'series-change') {
      const isBack = await restoreToSeriesForm(entry, drafts);
      if (isBack && entry.input) onOpen(entry.eventId);
      return isBack;
    }
    const isTaken = await restoreToEventForm(entry, drafts);
    if (isTaken) onOpen(formOf(entry));
    return isTaken;
  };
  const remove = async (event: SchoolEvent) => {
    const { isCancelled, rsvpSummary, series } = event;
    const isComing = !isOver(event, new Date());
    const mayBeMissed = !isCancelled && rsvpSummary !== null && isComing;
    const words = {
      title: t('confirmDelete'),
      tone: 'danger',
      confirmLabel: t('common:delete'),
    } as const;
    const scope =
      series && isComing
        ? await ask({ ...words, message: t('deleteText') })
        : (await confirm({ ...words, ...(mayBeMissed && { message: t('deleteText') }) })) && 'one';
    if (scope === 'one') deleting.mutate(event);
    if (scope !== 'following') return;
    changeSeries({
      event,
      part: { ends: true },
      done: t('allDeleted'),
      failed: t('deleteFailed'),
      onDone: onDeleted,
    });
  };
  return { restore, remove, deleting, question };
}
