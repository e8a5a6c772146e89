import { useState, useSyncExternalStore } from 'react';
import { useDraftStore } from '@/features/drafts';
import { useEntries } from '@/features/offline';
import { useMe } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { editFormKey, editIdOf } from '../model/edited-text';
import type { WordsProps } from './words';

/** Most texts are never changed. */
const EditedWords = lazyComponent(() => import('./edited-words').then((m) => m.EditedWords), {
  messages: ['posts'],
});

/** The words of a post or a comment. Its author may have another text for it: one that they write, or that is on its way. */
export function WordsOf(props: WordsProps) {
  const { uid } = useMe();
  const { readOnly, outside, keepAll } = props.options;
  const words = props.comment ?? props.post;
  const isOwn = words.authorId === uid && !readOnly && !outside && !keepAll;
  return isOwn ? <OwnWords {...props} /> : props.children(words);
}

function OwnWords(props: WordsProps) {
  const { post, comment, children } = props;
  const of = { schoolId: post.schoolId, postId: post.id, commentId: comment?.id ?? null };
  const words = children(comment ?? post);
  const store = useDraftStore(editFormKey(of));
  const isWriting = useSyncExternalStore(store.subscribe, () => store.get() !== null);
  const isSending = useEntries().some(({ id }) => id === editIdOf(of));
  // Left open by an earlier visit, the form does not take the focus.
  const [wasWriting, setWasWriting] = useState(isWriting);
  if (wasWriting && !isWriting) setWasWriting(false);
  if (!isWriting && !isSending) return words;
  return (
    <LazyBoundary waiting={words}>
      <EditedWords {...props} of={of} isWriting={isWriting} takesFocus={!wasWriting} />
    </LazyBoundary>
  );
}
