import { _addOrOverwriteComponent, type FirebaseApp, initializeApp } from 'firebase/app';
import { env } from '@/env';

declare module 'firebase/app' {
  /** How the SDK's own packages take a part's place; its public types leave it out. */
  export function _addOrOverwriteComponent(app: FirebaseApp, component: Record<string, unknown>): void;
}

/**
 * Port of a local service (scripts/backend/ports.ts), moved by the offset of parallel runs. Whoever connects to one
 * compares `VITE_BACKEND` in place, so that a build for a project contains nothing of the SDK's code for it.
 */
export const localPort = (port: number): number => port + env.VITE_PORT_OFFSET;

export const localHost = '127.0.0.1';

export const app: FirebaseApp = initializeApp({
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: env.VITE_FIREBASE_APP_ID,
});

// The SDK's record of the days it was used, in a database of its own. Every sign-in waits for that database, for ever
// where the browser never opens it. Without it no data about use goes to Google either.
_addOrOverwriteComponent(app, {
  name: 'heartbeat',
  type: 'PRIVATE',
  instantiationMode: 'LAZY',
  multipleInstances: false,
  serviceProps: {},
  onInstanceCreated: null,
  instanceFactory: () => ({
    triggerHeartbeat: () => Promise.resolve(),
    getHeartbeatsHeader: () => Promise.resolve(''),
  }),
});

// Compared in place, so that a build without the key contains nothing of it. It comes before every service is asked for.
if (import.meta.env.VITE_APP_CHECK_KEY) {
  const { startAppCheck } = await import('./app-check');
  startAppCheck(app, env.VITE_APP_CHECK_KEY);
}
