import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import type { EventInput } from '@/domain/inputs/event';
import { useOutbox, useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { type ChangedFields, changedEvent } from '../changed-event';

/** What its host changes of an event without its form. */
export type EventChange = Partial<Pick<EventInput, 'rsvpsClosed' | 'isCancelled'>>;

const inputOf = ({
  title,
  start,
  end,
  location,
  description,
  places,
  rsvpsClosed,
  isCancelled,
}: SchoolEvent): EventInput => ({
  ...{ title, start, end, location, description, places, rsvpsClosed, isCancelled },
});

/**
 * Changes an event of one's own without its form: lets it take no more answers, calls it off, or the other way round.
 * What is said when it is done comes with the change.
 */
export function useChangeEvent(event: SchoolEvent): (change: EventChange, done: string) => void {
  const sending = useSubmitToOutbox();
  const outbox = useOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('calendar');
  const make = (change: EventChange, done: string): void => {
    const { id: eventId, schoolId, timeZone } = event;
    const waiting = changedEvent(
      outbox?.get() ?? [],
      { eventId, schoolId, timeZone },
      { ...inputOf(event), ...change },
      Object.keys(change) as ChangedFields,
    );
    sending.mutateAsync(waiting).then(
      (outcome) => outcome === 'sent' && toast.show(done),
      (error: unknown) => showFailure(t('saveFailed'), error, () => make(change, done)),
    );
  };
  return make;
}
