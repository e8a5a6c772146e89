import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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

interface OutboxSchema extends DBSchema {
  [STORE]: { key: string; value: Entry };
}
type OutboxDatabase = IDBPDatabase<OutboxSchema>;

/** Opened for each use, so that nothing stands in a deletion's way. */
async function withDatabase<T>(run: (database: OutboxDatabase) => Promise<T>): Promise<T> {
  const database = await openDB<OutboxSchema>(OUTBOX_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(STORE, { keyPath: 'id' }),
  });
  try {
    return await run(database);
  } finally {
    database.close();
  }
}

/** Reads and writes in one transaction, which no other comes between, and waits until it is on the disk. */
async function updateIn(
  database: OutboxDatabase,
  id: string,
  change: (stored: Entry | null) => Entry | null,
): Promise<Entry | null> {
  const transaction = database.transaction(STORE, 'readwrite');
  const changed = async () => {
    const stored = (await transaction.store.get(id)) ?? null;
    const next = change(stored);
    if (next !== stored) await (next ? transaction.store.put(next) : transaction.store.delete(id));
    return next;
  };
  const [next] = await Promise.all([changed(), transaction.done]);
  return next;
}

/** Entries that outlive the browser, pictures included. */
export const deviceStore: EntryStore = {
  all: () => inTime(withDatabase((database) => database.getAll(STORE))),
  update: (id, change) => inTime(withDatabase((database) => updateIn(database, id, change))),
};
