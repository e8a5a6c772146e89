import { type FirebaseApp, initializeApp } from 'firebase/app';
import { env } from '@/env';

export const isLocal = env.VITE_BACKEND === 'local';

/** Port of a local service (design §1), moved by the offset of parallel runs. */
export const localPort = (port: number): number => port + env.VITE_PORT_OFFSET;

export const localHost = '127.0.0.1';

export const app: FirebaseApp = initializeApp({
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: env.VITE_FIREBASE_APP_ID,
});
