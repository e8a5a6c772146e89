import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { useToast } from '@/ui/use-toast';

/** Says quietly that somebody else was faster. */
export function useHandledNote(): (request: PendingRequest) => void {
  const { t } = useTranslation('moderation');
  const toast = useToast();
  return (request) => {
    toast.show(t('handled', { name: fullName(request) || t('thisParent') }));
  };
}
