import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { isOver } from '@/domain/event-time';
import type { EntryOf, RestoreToForm } from '@/features/offline';
import { useConfirm } from '@/ui/use-confirm';
import { useDeleteEvent } from './api/use-delete-event';
import { formOf, restoreToEventForm } from './event-draft';

/**
 * What its author does with an event wherever it is shown.
 * @param onOpen opens the form whose draft has this place
 * @param onDeleted called once it is gone
 */
export function useEventActs(onOpen: (form: string) => void, onDeleted?: () => void) {
  const { t } = useTranslation(['calendar', 'common']);
  const confirm = useConfirm();
  const deleting = useDeleteEvent(onDeleted);
  const restore: RestoreToForm<EntryOf<'event'>> = async (entry, drafts) => {
    const isTaken = await restoreToEventForm(entry, drafts);
    if (isTaken) onOpen(formOf(entry));
    return isTaken;
  };
  const remove = async (event: SchoolEvent) => {
    const { isCancelled, rsvpSummary } = event;
    const mayBeMissed = !isCancelled && rsvpSummary !== null && !isOver(event, new Date());
    const isMeant = await confirm({
      title: t('confirmDelete'),
      ...(mayBeMissed && { message: t('deleteText') }),
      tone: 'danger',
      confirmLabel: t('common:delete'),
    });
    if (isMeant) deleting.mutate(event);
  };
  return { restore, remove, deleting };
}
