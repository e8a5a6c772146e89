import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/use-toast';
import { useOutbox } from './offline-context';
import type { Entry } from './outbox/entry';
import { useOnItsWay } from './use-on-its-way';

interface Props {
  entry: Entry;
  /** It will not be sent: what it holds can be written on. */
  onStopped?: () => void;
}

/** Says what something that was sent off waits for, and stops it. */
export function OutgoingNote({ entry, onStopped }: Props) {
  const { t } = useTranslation('offline');
  const outbox = useOutbox();
  const toast = useToast();
  const onItsWay = useOnItsWay(entry);
  if (entry.isSent) return null;
  const stop = async () => {
    onStopped?.();
    if ((await outbox?.discard(entry.id)) === 'was-sent') toast.show(t('onItsWay.wasSent'));
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="text-muted text-sm">
        {onItsWay}
      </p>
      <Button variant="quiet" size="sm" onClick={() => void stop()}>
        {t('onItsWay.stop')}
      </Button>
    </div>
  );
}
