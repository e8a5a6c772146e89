import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useRecentSignIn } from '@/features/reauthentication';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Has a copy of the person's data made, once they have shown that it is them. */
export function useRequestExport() {
  const { t } = useTranslation('my-data');
  const { myData } = useBackend();
  const { perform } = useRecentSignIn();
  const showFailure = useFailureToast();
  const asking = useMutation({
    mutationFn: () => perform(() => myData.requestExport()),
    onError: (error) => showFailure(t('export.failed'), error, () => asking.mutate()),
  });
  return asking;
}
