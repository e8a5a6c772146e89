import { useCallback } from 'react';
import { useBackend } from '@/backend/react';

/** Whether the person has shown lately that it is them. Where nobody knows, the server will say. */
export function useIsSignInRecent(): () => Promise<boolean> {
  const { auth } = useBackend();
  return useCallback(() => auth.isSignInRecent().catch(() => true), [auth]);
}
