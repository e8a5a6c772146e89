import { useEffect } from 'react';
import { logFailure } from '@/backend/log-failure';
import { useBackend } from '@/backend/react';

/** Between two looks, in milliseconds: each asks the server. */
const PAUSE_MS = 5_000;

/** Looks at the account again when somebody comes back to the page, as from a mail that they were sent to. */
export function useReloadOnReturn(): void {
  const { auth } = useBackend();
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < PAUSE_MS) return;
      last = Date.now();
      // The next return tries again.
      auth.reload().catch((error: unknown) => logFailure('reload the account', error));
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [auth]);
}
