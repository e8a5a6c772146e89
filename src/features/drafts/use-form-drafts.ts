import { useSyncExternalStore } from 'react';
import { onStored } from '@/stored';
import type { DraftStore } from './draft-store';
import { draftFormKeys } from './keys';
import { useDrafts } from './use-draft';

interface FormDraft<V> {
  /** What follows the prefix in the key of the form. */
  form: string;
  draft: DraftStore<V>;
}

/**
 * The forms of a kind that hold something typed.
 * @param uid whose they are; null for who can't write in any
 * @param prefix what their keys begin with
 */
export function useFormDrafts<V>(uid: string | null, prefix: string): FormDraft<V>[] {
  const drafts = useDrafts();
  const find = () => (uid === null ? [] : draftFormKeys(uid).filter((key) => key.startsWith(prefix)));
  useSyncExternalStore(onStored, () => find().join());
  return find().map((key) => ({ form: key.slice(prefix.length), draft: drafts<V>(key) }));
}
