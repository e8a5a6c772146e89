import { type ReactNode, useEffect, useMemo } from 'react';
import { useBackendState } from '@/backend/react';
import { shownProfile } from '@/domain/shown-profile';
import { useSession } from '@/features/session';
import { useRefetchOnReconnect } from './api/use-refetch-on-reconnect';
import { lazyOutboxOf } from './lazy-outbox';
import { OfflineContext } from './offline-context';
import { onBack } from './when-online';

/** Whether we are offline, and the outbox of the signed-in person, for everything below. */
export function OfflineProvider({ children }: { children: ReactNode }) {
  const { backend } = useBackendState();
  const connection = backend?.connection;
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  useRefetchOnReconnect(connection);
  const outbox = useMemo(
    () => (user && backend ? lazyOutboxOf({ ...user, ...shownProfile(user) }, backend) : null),
    [user, backend],
  );
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
