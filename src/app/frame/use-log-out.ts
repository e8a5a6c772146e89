import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '@/backend/react';
import { useMayLeave, useOffline } from '@/features/offline';
import { markLoggingOut, useSession, useSignOut } from '@/features/session';
import { commitAll } from '@/ui/undoable';
import { useFailureToast } from '@/ui/use-failure-toast';

/**
 * Logs out, after asking when something would be lost, and leaves nothing of the person in this page either.
 * @param first what else ends before
 */
export function useLogOut(first?: () => Promise<void>): () => void {
  const { t } = useTranslation('frame');
  const signOut = useSignOut();
  const backend = useBackend();
  const session = useSession();
  const account = 'account' in session ? session.account : null;
  const mayLeave = useMayLeave();
  const offline = useOffline();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const leaving = useMutation({
    mutationFn: async () => {
      if (!(await mayLeave(account?.uid ?? null))) return;
      // What was confirmed and can still be undone: nobody could do it afterwards.
      await commitAll();
      await first?.();
      // Whoever uses this browser next must not read what its last person is told.
      await import('@/features/notification-settings')
        .then(({ endThisDevice }) => endThisDevice(backend.account))
        .catch(() => undefined);
      markLoggingOut(true);
      await signOut();
      // A new page has an empty memory; offline and without a worker there would be none.
      if (!offline || navigator.serviceWorker?.controller) window.location.replace('/');
      else {
        await navigate('/', { replace: true });
        markLoggingOut(false);
      }
    },
    onError: (error) => {
      markLoggingOut(false);
      showFailure(t('logOutFailed'), error, () => leaving.mutate());
    },
  });
  return () => leaving.mutate();
}
