import { useTranslation } from 'react-i18next';
import type { DraftStore } from '@/features/drafts';
import { type EntryOf, OutgoingNote, type RestoreToForm } from '@/features/offline';
import { DraftRow } from '@/ui/draft-row';
import type { EventDraft } from './event-draft';

interface Props {
  /** What of the event is on its way. */
  entry: EntryOf<'event'> | null;
  restore: RestoreToForm<EntryOf<'event'>>;
  /** A change of it that was begun. */
  draft: DraftStore<EventDraft> | undefined;
  onContinue: () => void;
}

/** What an event is in the middle of: being sent, or being changed. */
export function EventNote({ entry, restore, draft, onContinue }: Props) {
  const { t } = useTranslation('calendar');
  if (entry) return <OutgoingNote entry={entry} restore={restore} />;
  if (!draft) return null;
  return (
    <DraftRow
      text={t('begunChange')}
      continueLabel={t('continue')}
      onContinue={onContinue}
      onDiscard={() => draft.set(null)}
    />
  );
}
