import { OUTBOX_DATABASE } from '@/features/session';
import { inTime } from '@/stored';
import { type Entry, isSame } from './entry';

/** Where entries are kept. Each may fail. */
export interface EntryStore {
  all(): Promise<Entry[]>;
  /**
   * Replaces an entry, or none, by what `change` makes of it; null removes it. No other change comes between, from no
   * other tab either: what one of them has discarded or replaced is not put back by another.
   * @returns what is there now
   */
  update(id: string, change: (stored: Entry | null) => Entry | null): Promise<Entry | null>;
}

/** Keeps what has become of an entry, unless it was discarded or replaced. No store, or no room: memory does. */
export const keepChanged = (store: EntryStore, entry: Entry): Promise<Entry | null> =>
  store
    .update(entry.id, (stored) => (isSame(stored, entry) && !stored.isDiscarded ? entry : stored))
    .catch(() => null);

const STORE = 'entries';

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(OUTBOX_DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return answer(request);
}

/** Runs requests and waits until they are on the disk. Opened for each, so that nothing stands in a deletion's way. */
async function runIn<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([run(transaction.objectStore(STORE)), done]);
    return result;
  } finally {
    database.close();
  }
}

const inStore: typeof runIn = (mode, run) => inTime(runIn(mode, run));

/** Entries that outlive the browser, pictures included. */
export const deviceStore: EntryStore = {
  all: () => inStore('readonly', (store) => answer<Entry[]>(store.getAll())),
  update: (id, change) =>
    inStore('readwrite', async (store) => {
      const stored = (await answer<Entry | undefined>(store.get(id))) ?? null;
      const next = change(stored);
      if (next !== stored) await (next ? answer(store.put(next)) : answer(store.delete(id)));
      return next;
    }),
};
