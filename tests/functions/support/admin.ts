import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { PROJECT_ID } from '../../../scripts/backend/ports.ts';

// There is no cloud around a test whose metadata server could be asked for credentials.
process.env.METADATA_SERVER_DETECTION = 'none';
if (!getApps().some(({ name }) => name === '[DEFAULT]')) {
  initializeApp({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` });
}

/** The backend with administrator rights: what a test arranges and what it finds afterwards. */
export const db = getFirestore();
export const auth = getAuth();
export const bucket = getStorage().bucket();

/** What a document holds; undefined where there is none. */
export const document = async (path: string) => (await db.doc(path).get()).data();
export const exists = async (path: string) => (await db.doc(path).get()).exists;
