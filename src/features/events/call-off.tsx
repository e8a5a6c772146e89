import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/use-confirm';
import type { EventChange } from './api/use-change-event';

interface Props {
  event: SchoolEvent;
  onChange: (change: EventChange, done: string) => void;
}

/** Calls an event off, or says that it takes place after all. Who comes is told, so its host is asked first. */
export function CallOff({ event: { isCancelled }, onChange }: Props) {
  const { t } = useTranslation('calendar');
  const confirm = useConfirm();
  const change = async () => {
    const question = isCancelled
      ? { title: t('reinstate.title'), message: t('reinstate.text'), confirmLabel: t('reinstate.act') }
      : { title: t('callOff.title'), message: t('callOff.text'), confirmLabel: t('callOff.act') };
    if (!(await confirm(question))) return;
    onChange({ isCancelled: !isCancelled }, t(isCancelled ? 'reinstate.done' : 'callOff.done'));
  };
  return (
    <Button size="sm" variant="quiet" onClick={() => void change()}>
      {t(isCancelled ? 'reinstate.act' : 'callOff.act')}
    </Button>
  );
}
