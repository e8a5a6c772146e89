import { useEffect, useState } from 'react';
import type { AdminPort } from '@/backend/ports/admin';
import { type Live, useBackend, useLive } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { adminKeys } from './admin-keys';

function useAdminPort(): AdminPort | null {
  const { admin } = useBackend();
  const [port, setPort] = useState<AdminPort | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    admin().then(setPort, setError);
  }, [admin]);
  // For the error boundary, which tries again.
  if (error) throw error;
  return port;
}

/** One account, live; null where there is none. */
export function useUser(uid: string): Live<User | null> {
  const port = useAdminPort();
  return useLive<User | null>(adminKeys.user(uid), port && ((observer) => port.watchUser(uid, observer)));
}
