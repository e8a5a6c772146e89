import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { useToast } from '@/ui/use-toast';

/** Says in a toast what became of a request that this reviewer has not decided. */
function useNote(key: 'handled' | 'left'): (request: PendingRequest) => void {
  const { t } = useTranslation('join-requests');
  const toast = useToast();
  return (request) => {
    toast.show(t(key, { name: fullName(request) || t('thisParent') }));
  };
}

/** Says that another reviewer has decided first, or that the parent has left the list. */
export const useHandledNote = () => useNote('handled');

/** Says that a request left the list: decided by somebody else, taken back, or without its document now. */
export const useLeftNote = () => useNote('left');
