import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { PROJECT_ID } from '../backend/ports.ts';
import type { RunningBackend } from '../backend/start-backend.ts';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** The bucket local builds and functions use. */
export const BUCKET = `${PROJECT_ID}.appspot.com`;

/** Full access to a local backend, past its rules. */
export interface Admin {
  auth: Auth;
  db: Firestore;
  bucket: Bucket;
  /** Where browsers reach the stored files. */
  storageOrigin: string;
  close(): Promise<void>;
}

/** Opens full access to a running local backend. */
export function openAdmin(backend: Pick<RunningBackend, 'env' | 'ports'>): Admin {
  // The Admin SDK finds emulators through the environment only.
  Object.assign(process.env, backend.env, {
    // No cloud machine's identity is wanted here, and asking for one takes seconds where there is none.
    METADATA_SERVER_DETECTION: 'none',
  });
  const app = initializeApp(
    { projectId: PROJECT_ID, storageBucket: BUCKET },
    `admin-${backend.ports.firestore}`,
  );
  const db = getFirestore(app);
  return {
    auth: getAuth(app),
    db,
    bucket: getStorage(app).bucket(),
    storageOrigin: `http://127.0.0.1:${backend.ports.storage}`,
    close: () => deleteApp(app),
  };
}
