import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useBackend } from '@/backend/react';
import { useSession } from '@/features/session';
import { Connection } from './connection';
import { outboxOf } from './make-outbox';
import { OfflineContext } from './offline-context';

/** One for the whole page, as the network is. */
const connection = new Connection(globalThis.navigator?.onLine ?? true);

/** Follows the network and the server's answers. */
function useConnection(uid: string | undefined): void {
  const { connection: port } = useBackend();
  useEffect(() => {
    const follow = () => connection.setOnLine(navigator.onLine);
    follow();
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, []);
  useEffect(() => {
    if (!uid || !port) return;
    const stop = port.watch(uid, (reached) => connection.setReached(reached));
    return () => {
      stop();
      connection.setReached(null);
    };
  }, [port, uid]);
}

/** What was read from this device while it was cut off is read anew when the server is back. */
function useReadAgain(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      connection.subscribe(() => {
        if (!connection.get()) void client.invalidateQueries();
      }),
    [client],
  );
}

/** Whether we are offline, and the outbox of the signed-in person, for everything below. */
export function OfflineProvider({ children }: { children: ReactNode }) {
  const backend = useBackend();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  useConnection(user?.uid);
  useReadAgain();
  const outbox = useMemo(() => (user ? outboxOf(user, backend, connection) : null), [user, backend]);
  useEffect(() => {
    if (!outbox) return;
    void outbox.resume();
    return connection.subscribe(() => {
      if (!connection.get()) void outbox.resume();
    });
  }, [outbox]);
  const offline = useMemo(() => ({ connection, outbox }), [outbox]);
  return <OfflineContext value={offline}>{children}</OfflineContext>;
}
