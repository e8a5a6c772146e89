import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Backend } from '@/backend';
import { forgetSignedIn, maySignIn } from '@/features/session';

/**
 * Sends a signed-in visitor to the dashboard (spec §2). Only where somebody seems to be, on this device or in
 * another tab, is the backend loaded to find out (design §5).
 */
export function useSendSignedInOn(loadBackend: () => Promise<Backend>): void {
  const navigate = useNavigate();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let left = false;
    const look = async () => {
      if (!(await maySignIn()) || left) return;
      const { auth } = await loadBackend();
      if (left) return;
      stop = auth.observe((account) => {
        // The account is gone, or the sign-in has run out: the next visit need not look.
        if (!account) forgetSignedIn();
        else if (!left) void navigate('/dashboard', { replace: true });
      });
    };
    // The landing page works without knowing.
    look().catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [loadBackend, navigate]);
}
