import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/use-confirm';
import type { EventChange } from './api/use-change-event';
import { useChangeSeries } from './api/use-change-series';
import { useSeriesQuestion } from './series/use-series-question';

interface Props {
  event: SchoolEvent;
  onChange: (change: EventChange, done: string) => void;
}

/**
 * Calls an event off, or says that it takes place after all; of one that repeats, all that follow as well where its host
 * wants that. Who comes is told, so they are asked first.
 */
export function CallOff({ event, onChange }: Props) {
  const { t } = useTranslation('calendar');
  const confirm = useConfirm();
  const changeSeries = useChangeSeries();
  const { ask, question } = useSeriesQuestion();
  const { isCancelled, series } = event;
  const words = isCancelled
    ? { title: t('reinstate.title'), message: t('reinstate.text'), confirmLabel: t('reinstate.act') }
    : { title: t('callOff.title'), message: t('callOff.text'), confirmLabel: t('callOff.act') };
  const done = t(isCancelled ? 'reinstate.done' : 'callOff.done');
  const change = async () => {
    const scope = series ? await ask(words) : (await confirm(words)) && 'one';
    if (scope === 'one') onChange({ isCancelled: !isCancelled }, done);
    if (scope !== 'following') return;
    const part = { isCancelled: !isCancelled };
    changeSeries({
      event,
      part,
      done: t(isCancelled ? 'reinstate.allDone' : 'callOff.allDone'),
      failed: t('saveFailed'),
    });
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => void change()}>
        {words.confirmLabel}
      </Button>
      {question}
    </>
  );
}
