import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';

/** How far the local backend's ports are moved up. The build puts the number here. */
const OFFSET = Number(import.meta.env.VITE_PORT_OFFSET);

const app = initializeApp({ apiKey: 'local', projectId: 'demo-schoolgate' });

// Not getAuth, which brings the windows of Google and others along.
export const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
connectAuthEmulator(auth, `http://127.0.0.1:${9099 + OFFSET}`, { disableWarnings: true });

/** Any number of tabs, as the app: with one alone, a second would have no cache. */
export const db = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
connectFirestoreEmulator(db, '127.0.0.1', 8080 + OFFSET);
