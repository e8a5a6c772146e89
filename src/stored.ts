/** A text that this device keeps: `local` until it is removed, `session` for this tab. */
export interface StoredText {
  /** Null when there is none. */
  get(): string | null;
  /** Null removes it. Returns whether it is kept. */
  set(text: string | null): boolean;
}

const STORES = { local: () => localStorage, session: () => sessionStorage };

/**
 * A text in one of the browser's stores. They can be denied (private windows, blocked cookies) or full: then nothing
 * is there, and what is set lasts no longer than whoever holds it.
 */
export function storedText(store: keyof typeof STORES, key: string): StoredText {
  return {
    get() {
      try {
        return STORES[store]().getItem(key);
      } catch {
        return null;
      }
    },
    set(text) {
      try {
        if (text === null) STORES[store]().removeItem(key);
        else STORES[store]().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The keys of the texts in a store. */
export function storedKeys(store: keyof typeof STORES): string[] {
  try {
    return Object.keys(STORES[store]());
  } catch {
    // Denied storage holds nothing.
    return [];
  }
}

/** Removes the texts of a store whose keys are `theirs`. */
export function removeStored(store: keyof typeof STORES, theirs: (key: string) => boolean): void {
  for (const key of storedKeys(store).filter(theirs)) storedText(store, key).set(null);
}
