import { removeStored, storedKeys, storedText } from '@/stored';

const DRAFTS = 'schoolgate.draft';
const STORES = ['session', 'local'] as const;

/** Owner of what is written by somebody who is not signed in. */
export const VISITOR = 'visitor';

/** The storage key of the draft that somebody is writing in a form; another person at the tab never sees it. */
export const draftKey = (uid: string, formKey: string): string => `${DRAFTS}.${uid}.${formKey}`;

export const isDraftOf = (uid: string, key: string): boolean => key.startsWith(draftKey(uid, ''));

/** The keys of all forms in which a person has a draft. */
export function draftFormKeys(uid: string): string[] {
  const keys = STORES.flatMap(storedKeys).filter((key) => isDraftOf(uid, key));
  return [...new Set(keys)].map((key) => key.slice(draftKey(uid, '').length));
}

/** Removes what others than this person, and visitors, were writing. */
export function forgetDraftsOfOthers(uid: string): void {
  const isTheirs = (key: string) =>
    key.startsWith(DRAFTS) && !isDraftOf(uid, key) && !isDraftOf(VISITOR, key);
  for (const store of STORES) removeStored(store, isTheirs);
}

/** A draft as it is kept: when it was last touched, in milliseconds, and what it is; null once it is finished with. */
export interface Kept<V> {
  at: number;
  value: V | null;
}

/** What a stored text is; null where it is no draft of ours. */
export function readKept<V>(text: string | null): Kept<V> | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept<V> | null;
    return typeof kept?.at === 'number' ? kept : null;
  } catch {
    return null;
  }
}

/** Removes the drafts that nobody has touched since that time. */
export function forgetDraftsBefore(time: number): void {
  for (const store of STORES) {
    removeStored(store, (key) => {
      const kept = key.startsWith(DRAFTS) ? readKept(storedText(store, key).get()) : null;
      return kept !== null && kept.at < time;
    });
  }
}
