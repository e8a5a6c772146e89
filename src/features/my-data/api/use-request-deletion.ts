import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useRecentSignIn } from '@/features/reauthentication';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Has the account deleted in a week, once the person has shown that it is them. */
export function useRequestDeletion() {
  const { t } = useTranslation('my-data');
  const { myData } = useBackend();
  const { perform } = useRecentSignIn();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (keepPosts: boolean) => perform(() => myData.requestDeletion(keepPosts)),
    onError: (error) => showFailure(t('deletion.failed'), error),
  });
}
