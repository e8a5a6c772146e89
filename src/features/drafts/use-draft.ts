import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { DraftStore } from './draft-store';
import { draftOf } from './drafts';
import { VISITOR } from './keys';

/** Whose drafts these are. */
export interface DraftsOwner {
  uid: string;
  /** The sign-in is kept on this device. */
  isKept: boolean;
}

const ofVisitors: DraftsOwner = { uid: VISITOR, isKept: false };

/** Whose drafts these are; set by the session, and the visitor's outside of it. */
export const DraftsOwnerContext = createContext(ofVisitors);

/** Finds the draft of a form. */
export type Drafts = <V>(formKey: string) => DraftStore<V>;

/** The drafts of whoever is here. */
export function useDrafts(): Drafts {
  const { uid, isKept } = useContext(DraftsOwnerContext);
  return useCallback(<V>(formKey: string) => draftOf<V>(uid, formKey, isKept), [uid, isKept]);
}

/** The draft of one form. */
export const useDraftStore = <V>(formKey: string): DraftStore<V> => useDrafts()<V>(formKey);

/** The draft of a form for visitors: it stays theirs when they sign in while it is on screen. */
export const visitorDraft = <V>(formKey: string): DraftStore<V> => draftOf<V>(VISITOR, formKey, false);

/**
 * What is typed in one form, as a value. Whoever changes it, also an answer that comes while the page is not on
 * screen, changes it everywhere.
 * @param empty what it is when nothing is typed: not kept
 */
export function useDraftValue<V>(formKey: string, empty: V): [value: V, setValue: (value: V) => void] {
  const store = useDraftStore<V>(formKey);
  const value = useSyncExternalStore(store.subscribe, store.get);
  const setValue = useCallback((next: V) => store.set(next === empty ? null : next), [store, empty]);
  return [value ?? empty, setValue];
}
