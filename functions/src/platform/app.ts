import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

if (getApps().length === 0) initializeApp();

/** The database, with administrator rights: every check is the function's own. */
export const db: Firestore = getFirestore();

/** The accounts people sign in with. */
export const auth = (): Auth => getAuth();

/** The project's bucket. */
export const bucket = () => getStorage().bucket();

/** A file in it. */
export type StoredFile = ReturnType<ReturnType<typeof bucket>['file']>;
