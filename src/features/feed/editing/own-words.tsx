import { useState, useSyncExternalStore } from 'react';
import { useDraftStore } from '@/features/drafts';
import { useEntries } from '@/features/offline';
import { useMe } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { editFormKey, editIdOf } from './edited-text';
import type { WordsProps } from './words';

/** Most texts are never changed. */
const EditedWords = lazyComponent(() => import('./edited-words').then((m) => m.EditedWords), {
  messages: ['writing'],
});

/** The words of a post or a comment. Its author may have another text for it: one that they write, or that is on its way. */
export function WordsOf(props: WordsProps) {
  const { uid } = useMe();
  const { readOnly, outside, keepAll } = props.options;
  const isOwn = props.authorId === uid && !readOnly && !outside && !keepAll;
  return isOwn ? <OwnWords {...props} /> : props.children(props.words);
}

function OwnWords(props: WordsProps) {
  const { of, words, children } = props;
  const store = useDraftStore(editFormKey(of));
  const isWriting = useSyncExternalStore(store.subscribe, () => store.get() !== null);
  const isSending = useEntries().some(({ id }) => id === editIdOf(of));
  // Left open by an earlier visit, the form does not take the focus.
  const [wasWriting, setWasWriting] = useState(isWriting);
  if (wasWriting && !isWriting) setWasWriting(false);
  if (!isWriting && !isSending) return children(words);
  return (
    <LazyBoundary waiting={children(words)}>
      <EditedWords {...props} isWriting={isWriting} takesFocus={!wasWriting} />
    </LazyBoundary>
  );
}
