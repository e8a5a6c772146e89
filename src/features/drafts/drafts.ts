import { storedText } from '@/stored';
import { forgetDraftFiles, hasDraftFiles } from './draft-files';
import { DraftStore, KEPT_MS } from './draft-store';
import {
  draftFormKeys,
  draftKey,
  forgetDraftsBefore,
  forgetDraftsOfOthers,
  isDraftOf,
  readKept,
  VISITOR,
} from './keys';

const stores = new Map<string, DraftStore<unknown>>();
/** Who has written here last. */
let owner: string | null = null;

function forgetStores(isTheirs: (key: string) => boolean): void {
  for (const [key, store] of stores) {
    if (!isTheirs(key)) continue;
    store.end();
    stores.delete(key);
  }
}

/**
 * The draft of one person in one form: the composer of a feed, the comments of a post, any other. Another person at the
 * same tab never sees it.
 * @param isKept whether the sign-in is kept on this device: then so are drafts, for a day
 */
export function draftOf<V>(uid: string, formKey: string, isKept: boolean): DraftStore<V> {
  if (uid !== VISITOR && uid !== owner) {
    owner = uid;
    const isOthers = (key: string) => !isDraftOf(uid, key) && !isDraftOf(VISITOR, key);
    forgetStores(isOthers);
    forgetDraftFiles(isOthers);
    forgetDraftsOfOthers(uid);
  }
  const key = draftKey(uid, formKey);
  const existing = stores.get(key);
  // One form holds one kind of draft.
  if (existing) return existing as DraftStore<V>;
  const created = new DraftStore<V>(storedText('session', key), isKept ? storedText('local', key) : null);
  stores.set(key, created as DraftStore<unknown>);
  return created;
}

/** Whether somebody is writing something, here or in another tab that shares it, or has chosen a document. */
export const hasDrafts = (uid: string): boolean => draftFormKeys(uid).length > 0 || hasDraftFiles(uid);

/** Removes all drafts of a person after their sign-out, together with everything else of theirs. */
export function forgetDrafts(): void {
  forgetStores(() => true);
  forgetDraftFiles(() => true);
  owner = null;
}

/**
 * After a sign-in that ended elsewhere, with which the device's drafts go: those of this tab wait in it. Who logs out in
 * another tab was asked about what they typed there.
 */
export function holdDraftsInTab(): void {
  for (const store of stores.values()) if (store.isHere()) store.holdInTab();
}

/** Names and addresses that were typed don't stay on a device. */
export const forgetOldDrafts = (): void => forgetDraftsBefore(Date.now() - KEPT_MS);

/** Follows what other tabs do to the drafts of whoever is here. Returns how to end that. */
export function followOtherTabs(): () => void {
  const follow = ({ key, oldValue, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || !key || owner === null || !isDraftOf(owner, key)) return;
    const store = stores.get(key);
    if (newValue !== null) return store?.follow();
    if (!store?.isHere()) return;
    // One that is over was marked so before; a log-out takes it as it is.
    const inTab = storedText('session', key);
    if ((readKept(oldValue)?.value ?? null) !== null && inTab.get() === null) inTab.set(oldValue);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
