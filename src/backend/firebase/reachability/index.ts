import { env } from '@/env';
import { Reachability } from './reachability';

/** A look that takes longer than this has failed, in milliseconds. */
const TIMEOUT_MS = 4_000;

/** The database's own host, where nothing is read. */
const address =
  env.VITE_BACKEND === 'local'
    ? `http://127.0.0.1:${8080 + env.VITE_PORT_OFFSET}/`
    : 'https://firestore.googleapis.com/';

/** Any answer is one, also a refusal, which is why it need not be readable. */
const probe = (): Promise<boolean> =>
  fetch(address, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

let reconnectDatabase: () => Promise<void> = async () => undefined;

/** The database, once there is one, says how its listeners are made to try again. */
export function onReconnect(reconnect: () => Promise<void>): void {
  reconnectDatabase = reconnect;
}

/** Whether the server answers this page. */
export const reachability = new Reachability({ probe, reconnect: () => reconnectDatabase() });

// What the browser thinks of its network is no more than a reason to look.
if (typeof window !== 'undefined') {
  for (const event of ['online', 'offline']) window.addEventListener(event, () => reachability.check());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && reachability.isOffline()) reachability.check();
  });
  if (!navigator.onLine) reachability.check();
}
