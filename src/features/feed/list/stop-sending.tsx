import { useTranslation } from 'react-i18next';
import { type EntryOf, useOutbox } from '@/features/offline';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/use-toast';
import { takeUpWriting } from '../composer/take-up';

/** Takes what is on its way back to where it was written: it is not sent, and nothing of it is lost. */
export function StopSending({ entry }: { entry: EntryOf<'post'> | EntryOf<'comment'> }) {
  const { t } = useTranslation('offline');
  const { uid } = useMe();
  const outbox = useOutbox();
  const toast = useToast();
  if (entry.isSent) return null;
  const stop = () => {
    if (takeUpWriting(uid, entry)) void outbox?.discard(entry.id);
    else toast.show(t('returned.hasPicture'), { tone: 'warning' });
  };
  return (
    <Button variant="quiet" size="sm" onClick={stop}>
      {t('onItsWay.stop')}
    </Button>
  );
}
