import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Backend } from '@/backend';
import { wasSignedIn } from '@/features/session';

/**
 * Sends a signed-in visitor to the dashboard (spec §2). Only a device on which somebody was signed in loads the
 * backend to find out (design §5).
 */
export function useSendSignedInOn(loadBackend: () => Promise<Backend>): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!wasSignedIn()) return;
    let stop: (() => void) | null = null;
    let left = false;
    loadBackend()
      .then((backend) => {
        if (left) return;
        stop = backend.auth.observe((account) => {
          if (account && !left) void navigate('/dashboard', { replace: true });
        });
      })
      // The landing page works without knowing.
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [loadBackend, navigate]);
}
