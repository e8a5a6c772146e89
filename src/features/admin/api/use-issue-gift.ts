import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { useToast } from '@/ui/use-toast';
import { useReason } from '../use-reason';
import { ADMIN } from './use-admin-query';

/** Marks a gift as sent. */
export function useIssueGift(user: User, name: string) {
  const { t } = useTranslation('admin');
  const { admin } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const toast = useToast();
  const reason = useReason();
  return useMutation({
    mutationFn: async () => (await admin()).issueGift(user, uid),
    onSuccess: () => {
      toast.show(t('referrals.marked', { name }), { tone: 'success' });
    },
    onError: (error) => {
      toast.show(t('referrals.failed', { name, reason: reason(error) }), { tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [ADMIN, 'referrers'] }),
  });
}
