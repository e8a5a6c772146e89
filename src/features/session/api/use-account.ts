import { useEffect, useState } from 'react';
import type { Backend } from '@/backend';
import type { Account } from '@/backend/ports/auth';

/** The account that is signed in; null without one, undefined while nobody knows. */
export function useAccount(backend: Backend | null): Account | null | undefined {
  const [account, setAccount] = useState<Account | null>();
  useEffect(() => backend?.auth.observe(setAccount), [backend]);
  return account;
}
