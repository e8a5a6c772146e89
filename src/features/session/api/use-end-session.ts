import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Backend } from '@/backend';
import { forgetPerson } from '../device';

/** Signs out and leaves nothing of this person on the device (product §3.3). */
export function useEndSession(backend: Backend | null): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await backend?.auth.signOut();
    await forgetPerson();
    client.clear();
  }, [backend, client]);
}
