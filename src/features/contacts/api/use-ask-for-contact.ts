import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useMe } from '@/features/session';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Asks a parent of a school for their contact details. */
export function useAskForContact(toId: string, schoolId: string) {
  const { t } = useTranslation('contacts');
  const { contacts } = useBackend();
  const { uid } = useMe();
  const showFailure = useFailureToast();
  const asking = useMutation({
    mutationFn: () => contacts.ask({ fromId: uid, toId, schoolId }),
    onError: (error) => showFailure(t('ask.failed'), error, () => asking.mutate()),
  });
  return asking;
}
