import { createContext, useContext, useSyncExternalStore } from 'react';
import { Connection } from './connection';
import type { Entry } from './outbox/entry';
import type { Outbox } from './outbox/outbox';

interface Offline {
  connection: Connection;
  /** Null where nothing is sent: in the demo, and while nobody is signed in. */
  outbox: Outbox | null;
}

export const OfflineContext = createContext<Offline>({ connection: new Connection(true), outbox: null });

const NOTHING: readonly Entry[] = [];
const nothing = () => NOTHING;
const silent = () => () => undefined;

/** Whether this device is cut off from the server. */
export function useOffline(): boolean {
  const { connection } = useContext(OfflineContext);
  return useSyncExternalStore(connection.subscribe, connection.get);
}

export const useOutbox = (): Outbox | null => useContext(OfflineContext).outbox;

/** Everything sent off and not answered yet, and what was refused. */
export function useEntries(): readonly Entry[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox?.subscribe ?? silent, outbox?.get ?? nothing);
}
