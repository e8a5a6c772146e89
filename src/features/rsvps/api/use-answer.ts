import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import type { RsvpInput } from '@/domain/entities/rsvp';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Sends off an answer to an event. Without a network it waits, and a later one takes its place. */
export function useAnswer({ id: eventId, schoolId, title }: SchoolEvent): (input: RsvpInput) => void {
  const { mutateAsync } = useSubmitToOutbox();
  const showFailure = useFailureToast();
  const { t } = useTranslation('rsvps');
  const answer = (input: RsvpInput): void => {
    const id = `rsvp-${eventId}`;
    mutateAsync({ kind: 'rsvp', id, eventId, schoolId, title, input, since: new Date() }).catch(
      (error: unknown) => showFailure(t('failed'), error, () => answer(input)),
    );
  };
  return answer;
}
