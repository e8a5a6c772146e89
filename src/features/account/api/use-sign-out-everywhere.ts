import { useCallback } from 'react';
import { useBackend } from '@/backend/react';

/** Ends all sign-ins of the account; the one of this browser still has to be left. */
export function useSignOutEverywhere(): () => Promise<void> {
  const { account } = useBackend();
  return useCallback(() => account.signOutEverywhere(), [account]);
}
