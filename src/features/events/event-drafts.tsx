import { useTranslation } from 'react-i18next';
import { DraftRow } from '@/ui/draft-row';
import { isOfNew, useEventDrafts } from './event-draft';

interface Props {
  uid: string;
  schoolId: string;
  /** The form on screen: it says so itself. */
  opened: string | null;
  onOpen: (form: string) => void;
}

/** New events that were begun and not saved. */
export function EventDrafts({ uid, schoolId, opened, onOpen }: Props) {
  const { t } = useTranslation('calendar');
  return useEventDrafts(uid, schoolId)
    .filter(({ form }) => isOfNew(form) && form !== opened)
    .map(({ form, draft }) => {
      const title = draft.get()?.title?.trim();
      return (
        <DraftRow
          key={form}
          continueLabel={t('continue')}
          text={title ? t('begun', { title }) : t('begunUntitled')}
          onContinue={() => onOpen(form)}
          onDiscard={() => draft.set(null)}
        />
      );
    });
}
