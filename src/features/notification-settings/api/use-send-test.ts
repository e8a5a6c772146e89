import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Has a trial sent to all devices of whoever is signed in. */
export function useSendTest() {
  const { t } = useTranslation('notification-settings');
  const { account } = useBackend();
  const showFailure = useFailureToast();
  const sending = useMutation({
    mutationFn: () => account.sendTestPush(),
    onError: (error) => showFailure(t('test.failed'), error, () => sending.mutate()),
  });
  return sending;
}
