import { useTranslation } from 'react-i18next';
import type { Announcement } from '@/domain/entities/announcement';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/** Takes an announcement back, with Retry when it fails. Without a network it waits, and may be stopped. */
export function useWithdraw({ id: announcementId, schoolId, title }: Announcement): () => void {
  const { mutateAsync } = useSubmitToOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('announcements');
  const withdraw = (): void => {
    mutateAsync({
      ...{ kind: 'announcement-withdrawal', id: `withdrawal-${announcementId}` },
      ...{ announcementId, schoolId, title, since: new Date() },
    }).then(
      (outcome) => outcome === 'sent' && toast.show(t('withdrawnNow')),
      (error: unknown) => showFailure(t('withdrawFailed'), error, withdraw),
    );
  };
  return withdraw;
}
