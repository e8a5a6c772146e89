import { useTranslation } from 'react-i18next';
import type { DraftStore } from '@/features/drafts';
import { type EntryOf, OutgoingNote, type RestoreToForm } from '@/features/offline';
import { DraftRow } from '@/ui/draft-row';
import type { ListDraft } from './form/list-draft';

interface Props {
  /** What of the list is on its way. */
  entry: EntryOf<'signUpList'> | null;
  restore: RestoreToForm<EntryOf<'signUpList'>>;
  /** A change of it that was begun. */
  draft: DraftStore<ListDraft> | undefined;
  onContinue: () => void;
}

/** What a list is in the middle of: being sent, or being changed. */
export function ListNote({ entry, restore, draft, onContinue }: Props) {
  const { t } = useTranslation('sign-ups');
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
