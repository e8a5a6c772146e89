import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { useToast } from '@/ui/use-toast';

/** Says in a toast that another reviewer has decided first. */
export function useHandledNote(): (request: PendingRequest) => void {
  const { t } = useTranslation('join-requests');
  const toast = useToast();
  return (request) => {
    toast.show(t('handled', { name: fullName(request) || t('thisParent') }));
  };
}
