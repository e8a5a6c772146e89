import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { ConnectionPort } from '@/backend/ports/connection';
import { useBackendState } from '@/backend/react';
import { useSession } from '@/features/session';
import { lateOutboxOf } from './late-outbox';
import { OfflineContext } from './offline-context';
import { onBack } from './when-online';

/** What was read from this device while the server was silent is read anew when it answers. */
function useReadAgain(connection: ConnectionPort | undefined): void {
  const client = useQueryClient();
  useEffect(
    () => connection && onBack(connection, () => void client.invalidateQueries()),
    [client, connection],
  );
}

/** Whether we are offline, and the outbox of the signed-in person, for everything below. */
export function OfflineProvider({ children }: { children: ReactNode }) {
  const { backend } = useBackendState();
  const connection = backend?.connection;
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  useReadAgain(connection);
  const outbox = useMemo(() => (user && backend ? lateOutboxOf(user, backend) : null), [user, backend]);
  useEffect(() => {
    if (!outbox || !connection) return;
    // Its code may not come now; whatever asks for it later tells so.
    const resume = () => void outbox.resume().catch(() => undefined);
    resume();
    return onBack(connection, resume);
  }, [outbox, connection]);
  const offline = useMemo(() => ({ connection: connection ?? null, outbox }), [connection, outbox]);
  return <OfflineContext value={offline}>{children}</OfflineContext>;
}
