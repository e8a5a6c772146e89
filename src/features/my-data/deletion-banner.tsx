import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useAccountDeletion } from './api/use-account-deletion';
import { useCancelDeletion } from './api/use-cancel-deletion';

/** Says on every page that the account will be deleted, to whoever is signed in to it. */
export function DeletionBanner({ uid }: { uid: string }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  const { data: deletion } = useAccountDeletion(uid);
  const keeping = useCancelDeletion();
  if (!deletion) return null;
  return (
    <Banner
      tone="warning"
      className="mb-6"
      actions={
        <Button
          size="sm"
          variant="secondary"
          busy={keeping.isPending}
          busyLabel={t('deletion.keepBusy')}
          onClick={() => keeping.mutate()}
        >
          {t('deletion.keepButton')}
        </Button>
      }
    >
      {t('deletion.due', { when: format.dateTime(deletion.dueAt) })}
    </Banner>
  );
}
