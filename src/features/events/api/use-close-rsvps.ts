import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { useOutbox, useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { changedEvent } from '../changed-event';

/** Lets an event of one's own take no more answers, or take them again. */
export function useCloseRsvps(event: SchoolEvent): (isClosed: boolean) => void {
  const sending = useSubmitToOutbox();
  const outbox = useOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('calendar');
  const close = (isClosed: boolean): void => {
    const { id: eventId, schoolId, title, start, end, location, description, places } = event;
    const input = { title, start, end, location, description, places, rsvpsClosed: isClosed };
    sending
      .mutateAsync(changedEvent(outbox?.get() ?? [], { eventId, schoolId }, input, ['rsvpsClosed']))
      .then(
        (outcome) => outcome === 'sent' && toast.show(t(isClosed ? 'answersClosed' : 'answersOpen')),
        (error: unknown) => showFailure(t('saveFailed'), error, () => close(isClosed)),
      );
  };
  return close;
}
