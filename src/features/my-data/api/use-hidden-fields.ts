import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { PrivateField, User } from '@/domain/entities/user';
import { useFailureToast } from '@/ui/use-failure-toast';

/** What a parent keeps from other parents: as chosen at once, as before where it was not saved. */
export function useHiddenFields({ uid, hiddenFields }: Pick<User, 'uid' | 'hiddenFields'>) {
  const { t } = useTranslation('my-data');
  const { users } = useBackend();
  const showFailure = useFailureToast();
  // Until the account tells of it, which is a moment after it is saved: the next choice begins with this one.
  const [chosen, setChosen] = useState<PrivateField[] | null>(null);
  const saving = useMutation({
    // One after another, or the earlier of two choices could be written last.
    scope: { id: 'hidden-fields' },
    mutationFn: (next: PrivateField[]) => users.setHiddenFields(uid, next),
    onMutate: setChosen,
    onError: (error, next) => {
      setChosen(null);
      showFailure(t('privacy.failed'), error, () => saving.mutate(next));
    },
  });
  const told = hiddenFields.join();
  const [before, setBefore] = useState(told);
  if (told !== before) {
    setBefore(told);
    if (!saving.isPending) setChosen(null);
  }
  return { hidden: chosen ?? hiddenFields, save: saving.mutate };
}
