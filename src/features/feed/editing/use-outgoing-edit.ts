import { useCallback, useMemo } from 'react';
import type { EditedText } from '@/backend/ports/posts';
import { type EntryOf, useEntries, useOutgoing } from '@/features/offline';
import { editIdOf } from '../model/edited-text';

/**
 * The text that its author has sent off and the server does not show yet.
 * @param content what the server shows
 */
export function useOutgoingEdit(of: EditedText, content: string): EntryOf<'edit'> | undefined {
  const id = editIdOf(of);
  const isShown = useEntries().some(
    (entry) => entry.kind === 'edit' && entry.id === id && entry.content === content,
  );
  const known = useMemo(() => new Set(isShown ? [id] : []), [isShown, id]);
  const belongs = useCallback((entry: EntryOf<'edit'>) => entry.id === id, [id]);
  return useOutgoing('edit', belongs, known)[0];
}
