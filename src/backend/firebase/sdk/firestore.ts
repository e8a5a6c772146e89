import { onLog } from 'firebase/app';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { inTime, removeStored } from '@/stored';
import { logFailure } from '../../log-failure';
import { onReconnect, reachability } from '../reachability';
import { signInStore } from '../sign-in/persistence';
import { app, localHost, localPort } from './app';

let instance: Firestore | null = null;

/**
 * The database tells its log, and nobody else, that the project's quota is used up: listeners and writes wait in silence
 * and try again within a minute and a half.
 */
function hearOfQuota(): void {
  onLog(
    ({ type, message }) => {
      if (type === '@firebase/firestore' && message.includes('[code=resource-exhausted]'))
        reachability.quotaExceeded();
    },
    { level: 'error' },
  );
}

/**
 * Kept sign-in caches on the device and works offline; a session leaves nothing behind (product §3.3). The sign-in has
 * tried the browser's database before: the SDK would wait for ever for one that never opens.
 */
function open(): Firestore {
  const localCache = signInStore.isOnDevice()
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();
  // Its warnings carry the whole of a refused request: what somebody wrote, and who.
  setLogLevel('error');
  const opened = initializeFirestore(app, { localCache });
  // Handlers reach only what has been loaded before them, as the database has been here.
  hearOfQuota();
  if (import.meta.env.VITE_BACKEND === 'local') connectFirestoreEmulator(opened, localHost, localPort(8080));
  return opened;
}

/** The database in the cache mode of the present sign-in. */
export function db(): Firestore {
  instance ??= open();
  return instance;
}

onReconnect(async () => {
  const opened = instance;
  if (!opened) return;
  try {
    await disableNetwork(opened);
    await enableNetwork(opened);
  } catch {
    // Closed meanwhile: the next one connects by itself.
  }
});

/** Closes the database and removes what it kept on this device; the next `db()` opens a new one. */
export async function wipeFirestore(): Promise<void> {
  const closing = instance;
  instance = null;
  if (!closing) return;
  await terminate(closing);
  try {
    await inTime(clearIndexedDbPersistence(closing));
  } catch (error) {
    // Where nothing was kept, nothing can have stayed behind.
    if (signInStore.isOnDevice()) throw error;
    logFailure('clear the cache', error);
  }
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
