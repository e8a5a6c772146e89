import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/**
 * Deletes a list, with Retry when it fails.
 * @param onDeleted called once it is gone
 */
export function useDeleteList(onDeleted: () => void): UseMutationResult<void, Error, SignUpList> {
  const { signUps } = useBackend();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('sign-ups');
  const deleting = useMutation({
    mutationFn: (list: SignUpList) => signUps.delete(list.id),
    onSuccess: () => {
      toast.show(t('deleted'));
      onDeleted();
    },
    onError: (error, list) => showFailure(t('deleteFailed'), error, () => deleting.mutate(list)),
  });
  return deleting;
}
