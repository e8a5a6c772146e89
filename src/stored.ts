/** A text that this device keeps: `local` until it is removed, `session` for this tab. */
export interface StoredText {
  /** Null when there is none. */
  get(): string | null;
  /** Null removes it. Returns whether it outlives the page. */
  set(text: string | null): boolean;
}

/** Keys that several layers know. */
export const STORED = {
  /** In local storage: the school that new tabs begin with (product §3.3). */
  defaultSchool: 'selectedSchoolId',
  /** In session storage: the school that a tab is pinned to. */
  tabSchool: 'schoolgate.school',
  /** In session storage: the address somebody wanted before they were sent to /login (product §2.2). */
  wantedAddress: 'schoolgate.postLoginAddress',
  /** In session storage: the sign-in of a browser session that a tab is in (docs/decisions.md 30). */
  tabSession: 'schoolgate.session',
  /** In local storage: whether who signs in here is kept on the device; '1' where they are. */
  keepSignedIn: 'schoolgate.keepSignedIn',
  /** In local storage: the uid of the account that is kept on the device. */
  keptAccount: 'schoolgate.keptAccount',
  /** In local storage: how the keys begin under which the homes of the kept account lie (docs/decisions.md 106). */
  homes: 'schoolgate.home.',
} as const;

/** Where, in local storage, the last home of an account in a school lies. */
export const homeKey = (uid: string, schoolId: string) => `${STORED.homes}${uid}.${schoolId}`;

const STORES = { local: () => localStorage, session: () => sessionStorage };

/** What a store would not take, for as long as the page lives; null is a text that it would not give up. */
const refused = { local: new Map<string, string | null>(), session: new Map<string, string | null>() };

const watchers = new Set<() => void>();

/** Calls back after this page has kept or removed a text, or shows or leaves it. Returns how to end that. */
export function onStored(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

// Later: what is kept while one screen renders must not make another render at once.
export const tellStored = () =>
  queueMicrotask(() => {
    for (const watcher of watchers) watcher();
  });

/**
 * A text in one of the browser's stores. They can be denied (private windows, blocked cookies) or full: then the page
 * remembers it, so that nothing typed is lost from one screen to the next.
 */
export function storedText(store: keyof typeof STORES, key: string): StoredText {
  const here = refused[store];
  return {
    get() {
      const text = here.get(key);
      if (text !== undefined) return text;
      try {
        return STORES[store]().getItem(key);
      } catch {
        return null;
      }
    },
    set(text) {
      tellStored();
      try {
        if (text === null) STORES[store]().removeItem(key);
        else STORES[store]().setItem(key, text);
        here.delete(key);
        return true;
      } catch {
        here.set(key, text);
        return false;
      }
    },
  };
}

/** The keys of the texts in a store. */
export function storedKeys(store: keyof typeof STORES): string[] {
  const here = refused[store];
  const remembered = [...here].flatMap(([key, text]) => (text === null ? [] : [key]));
  try {
    return [...Object.keys(STORES[store]()).filter((key) => !here.has(key)), ...remembered];
  } catch {
    // Denied storage holds nothing.
    return remembered;
  }
}

/** Removes the texts of a store whose keys are `theirs`. */
export function removeStored(store: keyof typeof STORES, theirs: (key: string) => boolean): void {
  for (const key of storedKeys(store).filter(theirs)) storedText(store, key).set(null);
}

/** How long a database of the browser may take, in milliseconds. Some never answer, not even with an error. */
const PATIENCE_MS = 3000;

/** The answer of the browser's database. @throws Error when it does not come in time */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser’s database does not answer')), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
