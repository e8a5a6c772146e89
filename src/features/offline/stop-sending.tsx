import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import type { Entry } from './outbox/entry';
import { type RestoreToForm, useRestoreToForm } from './restore-to-form';

interface Props<E extends Entry> {
  entry: E;
  /** Null where there is nothing to write on. */
  restore: RestoreToForm<E> | null;
}

/** Stops what is on its way: it is not sent, and what was typed is where it was written again. */
export function StopSending<E extends Entry>({ entry, restore }: Props<E>) {
  const { t } = useTranslation('offline');
  const stop = useRestoreToForm();
  if (entry.isSent) return null;
  return (
    <Button variant="quiet" size="sm" data-unsent onClick={() => void stop(entry, restore)}>
      {t('onItsWay.stop')}
    </Button>
  );
}
