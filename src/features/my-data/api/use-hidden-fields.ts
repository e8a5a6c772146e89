import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { PrivateField, User } from '@/domain/entities/user';
import { useFailureToast } from '@/ui/use-failure-toast';

/** What a parent keeps from other parents: as chosen at once, as before where it was not saved. */
export function useHiddenFields({ uid, hiddenFields }: Pick<User, 'uid' | 'hiddenFields'>) {
  const { t } = useTranslation('my-data');
  const { users } = useBackend();
  const showFailure = useFailureToast();
  const saving = useMutation({
    // One after another, or the earlier of two choices could be written last.
    scope: { id: 'hidden-fields' },
    mutationFn: (next: PrivateField[]) => users.setHiddenFields(uid, next),
    onError: (error, next) => showFailure(t('privacy.failed'), error, () => saving.mutate(next)),
  });
  return { hidden: saving.isPending ? saving.variables : hiddenFields, save: saving.mutate };
}
