import { OUTBOX_DATABASE } from '@/features/session';
import { inTime } from '@/stored';
import type { Entry } from './entry';

/** Where entries are kept. */
export interface EntryStore {
  all(): Promise<Entry[]>;
  has(id: string): Promise<boolean>;
  put(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
}

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

/** Runs one request and waits until it is on the disk. Opened for each, so that nothing stands in a deletion's way. */
async function inStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await inTime(open());
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([answer(run(transaction.objectStore(STORE))), done]);
    return result;
  } finally {
    database.close();
  }
}

/** Entries that outlive the browser, pictures included. */
export const deviceStore: EntryStore = {
  all: () => inStore<Entry[]>('readonly', (store) => store.getAll()),
  has: async (id) => (await inStore('readonly', (store) => store.count(id))) > 0,
  put: async (entry) => {
    await inStore('readwrite', (store) => store.put(entry));
  },
  remove: async (id) => {
    await inStore('readwrite', (store) => store.delete(id));
  },
};
