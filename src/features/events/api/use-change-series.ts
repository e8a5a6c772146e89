import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import type { SeriesPart } from '@/domain/entities/event-series';
import { newDocumentId } from '@/domain/ids';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/** Something done without the form with one occurrence of an event that repeats and all that follow. */
export interface SeriesAct {
  event: SchoolEvent;
  part: Pick<SeriesPart, 'isCancelled' | 'ends'>;
  /** What is said when it is done, and when it can't be. */
  done: string;
  failed: string;
  /** Called once it is done, or waits to be. */
  onDone?: (() => void) | undefined;
}

/** Does it; what was not done can be tried again, and is done once. */
export function useChangeSeries(): (act: SeriesAct) => void {
  const sending = useSubmitToOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('calendar');
  const make = (act: SeriesAct, id: string): void => {
    const { event, part, done, failed, onDone } = act;
    const { id: eventId, schoolId, timeZone, title } = event;
    const of = { eventId, schoolId, timeZone, title };
    sending
      .mutateAsync({ kind: 'series-change', id, ...of, part, input: null, since: new Date() })
      .then((outcome) => {
        if (outcome === 'discarded') return;
        toast.show(outcome === 'sent' ? done : t('waits'));
        onDone?.();
      })
      .catch((error: unknown) => showFailure(failed, error, () => make(act, id)));
  };
  return (act) => make(act, newDocumentId());
}
