import { useTranslation } from 'react-i18next';
import type { ClaimInput, SignUpList } from '@/domain/entities/sign-up-list';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Sends off what one takes of a list. Without a network it waits, and a later one takes its place. */
export function useClaim({ id: listId, schoolId, title }: SignUpList): (input: ClaimInput) => void {
  const { mutateAsync } = useSubmitToOutbox();
  const showFailure = useFailureToast();
  const { t } = useTranslation('sign-ups');
  const claim = (input: ClaimInput): void => {
    const id = `claim-${listId}`;
    mutateAsync({ kind: 'claim', id, listId, schoolId, title, input, since: new Date() }).catch(
      (error: unknown) => showFailure(t('claimFailed'), error, () => claim(input)),
    );
  };
  return claim;
}
