import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ConnectionPort } from '@/backend/ports/connection';
import type { OutboxCalls } from './lazy-outbox';
import type { Entry } from './outbox/entry';

interface Offline {
  /** Null where no server is asked: in the demo. */
  connection: ConnectionPort | null;
  /** Null where nothing is sent: in the demo, and while nobody is signed in. */
  outbox: OutboxCalls | null;
}

export const OfflineContext = createContext<Offline>({ connection: null, outbox: null });

const NOTHING: readonly Entry[] = [];
const nothing = () => NOTHING;
const silent = () => () => undefined;
const never = () => false;

/** Whether the server is silent. */
export function useOffline(): boolean {
  const { connection } = useContext(OfflineContext);
  return useSyncExternalStore(connection?.watch ?? silent, connection?.isOffline ?? never, never);
}

/** Whether the server refuses everybody because its quota is used up. */
export function useIsQuotaExceeded(): boolean {
  const { connection } = useContext(OfflineContext);
  return useSyncExternalStore(connection?.watch ?? silent, connection?.isQuotaExceeded ?? never, never);
}

export const useOutbox = (): OutboxCalls | null => useContext(OfflineContext).outbox;

/** Everything sent off and not answered yet, and what was refused. */
export function useEntries(): readonly Entry[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox?.subscribe ?? silent, outbox?.get ?? nothing, nothing);
}
