import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { removeStored } from '@/stored';
import { app, isLocal, localHost, localPort } from './app';
import { keepsSignedIn } from './kept-sign-in';

let instance: Firestore | null = null;

/**
 * Kept sign-in caches on the device and works offline; a session leaves nothing behind (design §4). Where IndexedDB
 * turns out not to open (private windows, full disks) the SDK goes on with memory.
 */
function open(): Firestore {
  const localCache =
    keepsSignedIn() && 'indexedDB' in globalThis
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache();
  const opened = initializeFirestore(app, { localCache });
  if (isLocal) connectFirestoreEmulator(opened, localHost, localPort(8080));
  return opened;
}

/** The database in the cache mode of the present sign-in. */
export function db(): Firestore {
  instance ??= open();
  return instance;
}

/** Closes the database and removes what it kept on this device; the next `db()` opens a new one. */
export async function wipeFirestore(): Promise<void> {
  const closing = instance;
  instance = null;
  if (!closing) return;
  await terminate(closing);
  await clearIndexedDbPersistence(closing);
  forgetTabs();
}

/** What tabs told each other through local storage; keys of unsent writes carry the account's id. */
const forgetTabs = (): void => removeStored('local', (key) => key.startsWith('firestore_'));

/** Closes the database without removing anything, so that the next `db()` takes up another cache mode. */
export async function reopenFirestore(): Promise<void> {
  const closing = instance;
  instance = null;
  if (closing) await terminate(closing);
}
