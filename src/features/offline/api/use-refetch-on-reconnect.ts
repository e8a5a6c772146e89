import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ConnectionPort } from '@/backend/ports/connection';
import { onBack } from '../when-online';

/** What was read from this device while the server was silent is read anew when it answers. */
export function useRefetchOnReconnect(connection: ConnectionPort | undefined): void {
  const client = useQueryClient();
  useEffect(
    () => connection && onBack(connection, () => void client.invalidateQueries()),
    [client, connection],
  );
}
