import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { ContactShare } from '@/domain/entities/contact';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Takes one's contact details back from somebody, or gives up somebody's. */
export function useEndShare(share: Pick<ContactShare, 'ownerId' | 'viewerId'>) {
  const { t } = useTranslation('contacts');
  const { contacts } = useBackend();
  const showFailure = useFailureToast();
  const ending = useMutation({
    mutationFn: () => contacts.endShare(share),
    onError: (error) => showFailure(t('given.failed'), error, () => ending.mutate()),
  });
  return ending;
}
