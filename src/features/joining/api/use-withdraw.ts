import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { UserSchool } from '@/domain/entities/user';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/** Asks, then takes a request back; the live record then changes the page. */
export function useWithdraw(uid: string, { schoolId, schoolName: school }: UserSchool) {
  const { joining } = useBackend();
  const confirm = useConfirm();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('joining');
  const withdrawing = useMutation({
    mutationFn: () => joining.withdraw(uid, schoolId),
    onSuccess: () => toast.show(t('status.withdrawn', { school }), { tone: 'success' }),
    onError: (error) =>
      showFailure(t('status.withdrawFailed', { school }), error, () => withdrawing.mutate()),
  });
  const ask = async () => {
    const sure = await confirm({
      title: t('status.confirm', { school }),
      message: t('status.confirmText'),
      confirmLabel: t('status.withdraw'),
      tone: 'danger',
    });
    if (sure) withdrawing.mutate();
  };
  return { ...withdrawing, mutate: () => void ask() };
}
