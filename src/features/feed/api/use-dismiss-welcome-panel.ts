import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useMe } from '@/features/session';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Dismisses the first steps, or brings them back; the account remembers it. */
export function useDismissWelcomePanel() {
  const { t } = useTranslation('posts');
  const { users } = useBackend();
  const { uid } = useMe();
  const showFailure = useFailureToast();
  const saving = useMutation({
    mutationFn: (dismissed: boolean) => users.setWelcomePanelDismissed(uid, dismissed),
    onError: (error, dismissed) => showFailure(t('welcome.failed'), error, () => saving.mutate(dismissed)),
  });
  return saving;
}
