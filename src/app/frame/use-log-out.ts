import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useReason } from '@/backend/react';
import { hasDrafts } from '@/features/drafts';
import { useHasUnsent, useOffline } from '@/features/offline';
import { useSession, useSignOut } from '@/features/session';
import { commitAll } from '@/ui/undoable';
import { useConfirm } from '@/ui/use-confirm';
import { useToast } from '@/ui/use-toast';

/** Logs out, after asking when something would be lost, and leaves nothing of the person in this page either. */
export function useLogOut(): () => void {
  const { t } = useTranslation(['frame', 'offline']);
  const signOut = useSignOut();
  const session = useSession();
  const account = 'account' in session ? session.account : null;
  const hasUnsent = useHasUnsent();
  const offline = useOffline();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const toast = useToast();
  const reason = useReason();
  const leaving = useMutation({
    mutationFn: async () => {
      const unsent = await hasUnsent();
      const question = {
        title: t('offline:leaving.question'),
        message: t(unsent ? 'offline:leaving.text' : 'offline:leaving.draft'),
        confirmLabel: t('offline:leaving.confirm'),
        tone: 'danger',
      } as const;
      const loses = unsent || (account !== null && hasDrafts(account.uid));
      if (loses && !(await confirm(question))) return;
      // What was confirmed and can still be undone: nobody could do it afterwards.
      await commitAll();
      await signOut();
      // A new page has an empty memory; offline and without a worker there would be none.
      if (!offline || navigator.serviceWorker?.controller) window.location.replace('/');
      else await navigate('/', { replace: true });
    },
    onError: (error) => toast.show(reason(error, t('logOutFailed')), { tone: 'danger' }),
  });
  return () => leaving.mutate();
}
