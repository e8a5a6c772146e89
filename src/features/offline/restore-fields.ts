import type { DraftStore } from '@/features/drafts';

/**
 * The draft of a form takes up what was sent off: all of what is new, of a change what was changed.
 * @returns false, and nothing is done, where something else is being typed
 */
export function restoreFields<V extends object>(
  draft: DraftStore<Partial<V>>,
  values: V,
  changed: readonly string[] | undefined,
): boolean {
  if (draft.get() !== null) return false;
  const typed = Object.entries(values).filter(([name]) => !changed || changed.includes(name));
  draft.set(Object.fromEntries(typed) as Partial<V>);
  return true;
}
