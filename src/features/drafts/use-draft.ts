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

/** The session says whose; outside of it nobody is signed in. */
export const DraftsOwnerContext = createContext(ofVisitors);

/** Finds the draft of a place. */
export type Drafts = <V>(place: string) => DraftStore<V>;

/** The drafts of whoever is here. */
export function useDrafts(): Drafts {
  const { uid, isKept } = useContext(DraftsOwnerContext);
  return useCallback(<V>(place: string) => draftOf<V>(uid, place, isKept), [uid, isKept]);
}

/** The draft of one place. */
export const useDraftStore = <V>(place: string): DraftStore<V> => useDrafts()<V>(place);

/** The draft of a form before the door: who signs in while it is on screen has not become somebody else. */
export const visitorDraft = <V>(place: string): DraftStore<V> => draftOf<V>(VISITOR, place, false);

/**
 * What is typed in one place, as a value. Whoever changes it, also an answer that comes while the page is not on
 * screen, changes it everywhere.
 * @param empty what it is when nothing is typed: not kept
 */
export function useDraftValue<V>(place: string, empty: V): [value: V, setValue: (value: V) => void] {
  const store = useDraftStore<V>(place);
  const value = useSyncExternalStore(store.subscribe, store.get);
  const setValue = useCallback((next: V) => store.set(next === empty ? null : next), [store, empty]);
  return [value ?? empty, setValue];
}
