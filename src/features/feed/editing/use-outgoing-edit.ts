import { useCallback, useMemo } from 'react';
import type { EditedText } from '@/backend/ports/posts';
import { topicOf } from '@/domain/topics';
import { type EntryOf, useEntries, useOutgoing } from '@/features/offline';
import { editIdOf } from '../model/edited-text';
import type { Words } from './words';

/**
 * The text that its author has sent off and the server does not show yet.
 * @param words what the server shows
 */
export function useOutgoingEdit(of: EditedText, words: Words): EntryOf<'edit'> | undefined {
  const id = editIdOf(of);
  const isShown = useEntries().some(
    (entry) => entry.kind === 'edit' && entry.id === id && isSaid(entry, words),
  );
  const known = useMemo(() => new Set(isShown ? [id] : []), [isShown, id]);
  const belongs = useCallback((entry: EntryOf<'edit'>) => entry.id === id, [id]);
  return useOutgoing('edit', belongs, known)[0];
}

const isSaid = ({ content, topic }: EntryOf<'edit'>, words: Words) =>
  content === words.content && (topic === undefined || topic === topicOf(words.topic));
