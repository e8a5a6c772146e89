import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { looksLikeEvent } from '@/domain/event-detection';
import type { EventInput } from '@/domain/inputs/event';
import { EVENT_TITLE_PREVIEW, MAX_DESCRIPTION } from '@/domain/limits';
import { preview } from '@/domain/preview';
import { truncate } from '@/domain/truncate';
import { useMe } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { formFrom } from './event-draft';
import { EventDialog } from './lazy-event-dialog';
import { shortDateTime } from './short-date-time';
import { useRecognisedTimes } from './use-recognised-times';

interface Props {
  text: string;
  /** When it was written: what its "tomorrow" counts from. */
  writtenAt: Date | null;
  /** Where the text was written: the event is for the same people, whatever school is selected. */
  schoolId: string;
  /** The post or comment: what is typed is found again by it. */
  from: string;
}

/**
 * "Fri, 4 PM · Add to events" under a post or comment that reads like an event, "Create Event" where it names no time
 * that is still to come; nothing under others. The form begins with the first 50 characters as title and the times that
 * the text names (product §4.8).
 */
export function CreateEventShortcut({ text, writtenAt, schoolId, from }: Props) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { approvedSchools } = useMe();
  const [event, setEvent] = useState<Partial<EventInput> | null>(null);
  const isOffered = looksLikeEvent(text) && (event !== null || approvedSchools.includes(schoolId));
  const { times, recognise } = useRecognisedTimes(text, writtenAt, isOffered);
  // Admins read posts of schools where they can't add anything. An open form stays, and says what has become of it.
  if (!isOffered) return null;

  const open = async () => {
    const { start, end } = await recognise();
    setEvent({
      title: preview(text, EVENT_TITLE_PREVIEW),
      description: truncate(text, MAX_DESCRIPTION),
      start: start ?? undefined,
      end,
    });
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void open()}
        className="target inline-flex max-w-full items-center gap-2 rounded-lg border border-edge bg-surface px-3 py-1 text-left font-semibold text-accent text-sm hover:border-ink"
      >
        <CalendarPlus aria-hidden className="size-[1.15em]" />
        <span className="min-w-0">
          {times?.start ? t('addAt', { when: shortDateTime(format, times.start) }) : t('create')}
        </span>
      </button>
      {event && (
        <EventDialog
          event={event}
          form={formFrom(from)}
          schoolId={schoolId}
          onOpenChange={(isOpen) => !isOpen && setEvent(null)}
        />
      )}
    </>
  );
}
