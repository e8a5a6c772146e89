import type { EditedText } from '@/backend/ports/posts';
import { useBackend } from '@/backend/react';
import { entriesOf, useEntries } from '@/features/offline';
import { useMe } from '@/features/session';
import { useDraft } from '../model/draft';
import { editFormKey, editIdOf } from '../model/edited-text';
import type { FeedOptions } from '../model/feed-options';
import { useReadOnly } from '../model/use-read-only';
import { newDraft } from './new-draft';
import type { Words } from './words';

/** Opens the form for one's own text. Null for the texts of others, and where nothing can be written. */
export function useStartEditing(
  of: EditedText,
  authorId: string,
  words: Words,
  { readOnly, outside, keepAll }: FeedOptions,
): { onSelect: () => void } | null {
  const { kind } = useBackend();
  const { uid } = useMe();
  const { store } = useDraft(editFormKey(of));
  const blocked = useReadOnly(of.schoolId, readOnly);
  const outgoing = entriesOf(useEntries(), 'edit').find(({ id }) => id === editIdOf(of));
  if (kind === 'demo' || authorId !== uid || blocked || outside || keepAll) return null;
  return {
    onSelect: () => {
      if (store.get() === null) store.set(newDraft(outgoing ?? words));
    },
  };
}
