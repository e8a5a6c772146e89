import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { ContactRequest } from '@/domain/entities/contact';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Gives one's contact details to who has asked, or does not; they are not told of a no. */
export function useAnswerRequest(request: ContactRequest) {
  const { t } = useTranslation('contacts');
  const { contacts } = useBackend();
  const showFailure = useFailureToast();
  const answering = useMutation({
    mutationFn: (yes: boolean) => (yes ? contacts.accept(request) : contacts.decline(request)),
    onError: (error, yes) => showFailure(t('requests.failed'), error, () => answering.mutate(yes)),
  });
  return answering;
}
