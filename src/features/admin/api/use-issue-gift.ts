import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { useUndoable } from '@/ui/use-undoable';
import { adminKeys } from './admin-keys';

/** Names the mark that can still be undone. */
export const giftKey = (uid: string) => `gift ${uid}`;

/** Marks a gift as sent, after asking, ten seconds later. */
export function useIssueGift(to: string, name: string) {
  const { t } = useTranslation('admin');
  const { admin } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const undoable = useUndoable();
  const showFailure = useFailureToast();
  const marking = useMutation({
    mutationFn: async () => (await admin()).issueGift(to, uid),
    onSuccess: () => {
      toast.show(t('referrals.marked', { name }), { tone: 'success' });
    },
    onError: (error) => showFailure(t('referrals.failed', { name }), error, () => marking.mutate()),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.referrals }),
  });
  const ask = async () => {
    const yes = await confirm({
      title: t('referrals.confirm', { name }),
      message: t('referrals.explain'),
      confirmLabel: t('referrals.mark'),
    });
    if (!yes) return;
    undoable({
      key: giftKey(to),
      message: t('referrals.soon', { name }),
      // What fails is told by onError.
      commit: () => marking.mutateAsync().catch(() => undefined),
    });
  };
  return { ...marking, mutate: () => void ask() };
}
