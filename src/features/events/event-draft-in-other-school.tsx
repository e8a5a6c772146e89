import { useTranslation } from 'react-i18next';
import { DraftCard } from '@/features/offline';
import { useFormat } from '@/i18n/format';
import { DraftRow } from '@/ui/draft-row';
import { useEvent } from './api/use-event';
import type { EventDraft } from './event-draft';

interface Props {
  eventId: string;
  typed: EventDraft;
  onContinue: () => void;
  onDiscard: () => void;
}

const AS_TYPED: Intl.DateTimeFormatOptions = {
  ...({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const),
  ...({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const),
};

/** A change that was begun of an event that is not among those on screen: it may be deleted by now. */
export function EventDraftInOtherSchool({ eventId, typed, onContinue, onDiscard }: Props) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { data: event, retry, isFetching } = useEvent(eventId);
  if (event !== null) {
    return (
      <DraftRow
        continueLabel={t('continue')}
        text={t('begunElsewhere')}
        busy={isFetching}
        onContinue={() => (event ? onContinue() : retry())}
        onDiscard={onDiscard}
      />
    );
  }
  const { title, start, end, location, description } = typed;
  // By the clocks of its school, whose zone is not known here.
  const times = [start, end].map((time) => time && format.date(new Date(`${time}Z`), AS_TYPED));
  return (
    <DraftCard
      title={t('begunGone')}
      reason={t('begunGoneReason')}
      text={[title, ...times, location, description].filter(Boolean).join('\n')}
      restore={null}
      onDiscard={onDiscard}
    />
  );
}
