import { useTranslation } from 'react-i18next';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { signUpListInputOf } from '@/domain/inputs/sign-up-list';
import { useOutbox, useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { changedList } from '../changed-list';

/** Lets nobody sign up for a list of one's own any more, or lets them again. */
export function useCloseList(list: SignUpList): (isClosed: boolean) => void {
  const sending = useSubmitToOutbox();
  const outbox = useOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('sign-ups');
  const close = (isClosed: boolean): void => {
    const { id: listId, schoolId, eventId } = list;
    const input = { ...signUpListInputOf(list), isClosed };
    const change = changedList(outbox?.get() ?? [], { listId, schoolId, eventId }, input, ['isClosed']);
    sending.mutateAsync(change).then(
      (outcome) => outcome === 'sent' && toast.show(t(isClosed ? 'closedNow' : 'openNow')),
      (error: unknown) => showFailure(t('saveFailed'), error, () => close(isClosed)),
    );
  };
  return close;
}
