import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Device } from '@/domain/entities/device';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Has another browser of somebody told of nothing any more, after asking. */
export function useRemoveDevice(uid: string) {
  const { t } = useTranslation('notification-settings');
  const { account } = useBackend();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const removing = useMutation({
    mutationFn: ({ endpoint }: Device) => account.removeDevice(uid, endpoint),
    onError: (error, device) => showFailure(t('devices.removeFailed'), error, () => removing.mutate(device)),
  });
  const ask = async (device: Device) => {
    const question = {
      title: t('devices.removeAsk', { device: device.label }),
      message: t('devices.removeText'),
      confirmLabel: t('devices.remove'),
    };
    if (await confirm(question)) removing.mutate(device);
  };
  return { ...removing, mutate: (device: Device) => void ask(device) };
}
