import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/** Keeps an account that was to be deleted. */
export function useCancelDeletion() {
  const { t } = useTranslation('my-data');
  const { myData } = useBackend();
  const { show } = useToast();
  const showFailure = useFailureToast();
  const keeping = useMutation({
    mutationFn: () => myData.cancelDeletion(),
    onSuccess: () => void show(t('deletion.kept'), { tone: 'success' }),
    onError: (error) => showFailure(t('deletion.keepFailed'), error, () => keeping.mutate()),
  });
  return keeping;
}
