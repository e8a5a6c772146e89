import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { looksLikeEvent } from '@/domain/event-detection';
import type { EventInput } from '@/domain/inputs/content';
import { EVENT_TITLE_PREVIEW, MAX_DESCRIPTION } from '@/domain/limits';
import { preview } from '@/domain/preview';
import { truncate } from '@/domain/truncate';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { formFrom } from './event-draft';
import { EventDialog } from './lazy-event-dialog';

/** What the form begins with: the first 50 characters as title, the times the text names (product §4.8). */
async function suggestion(text: string): Promise<Partial<EventInput>> {
  const title = preview(text, EVENT_TITLE_PREVIEW);
  const description = truncate(text, MAX_DESCRIPTION);
  try {
    const { suggestTimes } = await import('@/domain/event-start');
    const { start, end } = suggestTimes(text, new Date());
    return { title, start: start ?? undefined, end, description };
  } catch {
    // Without the date parser (offline) the form just has no times yet.
    return { title, description };
  }
}

interface Props {
  text: string;
  /** Where the text was written: the event is for the same people, whatever school is selected. */
  schoolId: string;
  /** The post or comment: what is typed is found again by it. */
  from: string;
}

/** "Create Event" beside a post or comment that reads like one; nothing beside others. */
export function CreateEventShortcut({ text, schoolId, from }: Props) {
  const { t } = useTranslation('events');
  const { approvedSchools } = useMe();
  const [event, setEvent] = useState<Partial<EventInput> | null>(null);
  const [preparing, setPreparing] = useState(false);
  // Admins read posts of schools where they can't add anything. An open form stays, and says what has become of it.
  if (!looksLikeEvent(text) || !(event || approvedSchools.includes(schoolId))) return null;

  const open = async () => {
    setPreparing(true);
    setEvent(await suggestion(text));
    setPreparing(false);
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<CalendarPlus aria-hidden />}
        busy={preparing}
        onClick={() => void open()}
      >
        {t('create')}
      </Button>
      {event && (
        <EventDialog
          event={event}
          form={formFrom(from)}
          schoolId={schoolId}
          onOpenChange={(open) => !open && setEvent(null)}
        />
      )}
    </>
  );
}
