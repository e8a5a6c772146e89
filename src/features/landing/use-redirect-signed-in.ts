import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Backend } from '@/backend';
import { forgetSignedIn, maySignIn } from '@/features/session';
import { REQUEST } from './request-anchor';

/**
 * Sends a signed-in visitor on (product §2.1). Only where somebody seems to be, on this device or in another tab, is
 * the backend loaded to find out (product §11). Whoever comes for the request form stays: who has an account and no
 * code needs it, too.
 */
export function useRedirectSignedIn(loadBackend: () => Promise<Backend>, to: string): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const stays = hash === `#${REQUEST}`;
  useEffect(() => {
    if (stays) return;
    let stop: (() => void) | null = null;
    let left = false;
    const look = async () => {
      if (!(await maySignIn()) || left) return;
      const { auth } = await loadBackend();
      if (left) return;
      stop = auth.observe((account) => {
        // The account is gone, or the sign-in has run out: the next visit need not look.
        if (!account) forgetSignedIn();
        else if (!left) void navigate(to, { replace: true });
      });
    };
    // The landing page works without knowing.
    look().catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [loadBackend, navigate, to, stays]);
}
