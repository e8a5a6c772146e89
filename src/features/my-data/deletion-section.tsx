import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { useAccountDeletion } from './api/use-account-deletion';
import { useCancelDeletion } from './api/use-cancel-deletion';
import { DeletionDialog } from './deletion-dialog';

/** The end of the account, with a week to change one's mind. */
export function DeletionSection({ uid }: { uid: string }) {
  const { t } = useTranslation('my-data');
  const read = useAccountDeletion(uid);
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('deletion.title')}>
      <p>{t('deletion.lead')}</p>
      <Loaded read={read} failedText={t('loadFailed')}>
        {(deletion) =>
          deletion ? (
            <Due dueAt={deletion.dueAt} />
          ) : (
            <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
              {t('deletion.button')}
            </Button>
          )
        }
      </Loaded>
      {asking && <DeletionDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}

function Due({ dueAt }: { dueAt: Date }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  const keeping = useCancelDeletion();
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <p className="font-medium text-danger">{t('deletion.due', { when: format.dateTime(dueAt) })}</p>
      <Button busy={keeping.isPending} busyLabel={t('deletion.keepBusy')} onClick={() => keeping.mutate()}>
        {t('deletion.keepButton')}
      </Button>
    </div>
  );
}
