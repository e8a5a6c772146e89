import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { isOver } from '@/domain/event-time';
import { ModerateButton } from '@/features/moderation';
import { ChangeNote, type RestoreToForm } from '@/features/offline';
import { ReportButton } from '@/features/reports';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { useCalendarFile } from './api/use-calendar-file';
import { useChangeEvent } from './api/use-change-event';
import { CallOff } from './call-off';
import { EventDetails, type HostOfEvent } from './event-details';
import { type EventEntry, isNew, useEventDrafts } from './event-draft';
import type { ShownEvent } from './use-optimistic-events';

/** Who comes to an event. Its host may close the answers. */
export type RsvpsOfEvent = (event: SchoolEvent, onClose: (isClosed: boolean) => void) => ReactNode;

interface Props extends ShownEvent {
  /** Its form is open: what is typed there says so itself. */
  isOpen: boolean;
  isBusy: boolean;
  restore: RestoreToForm<EventEntry>;
  onEdit: () => void;
  rsvps: RsvpsOfEvent | undefined;
  host: HostOfEvent | undefined;
  onDelete: () => void;
}

/** An event on its own page, with what its reader can do with it. */
export function OneEvent({ event, entry, isOpen, isBusy, restore, onEdit, onDelete, rsvps, host }: Props) {
  const { t } = useTranslation('calendar');
  const { uid } = useMe();
  const { id, schoolId, userId } = event;
  const isMine = userId === uid;
  const begun = useEventDrafts(isMine ? uid : null, schoolId).find(({ form }) => form === id && !isOpen);
  const change = useChangeEvent(event);
  const saving = useCalendarFile(event);
  const close = (rsvpsClosed: boolean) =>
    change({ rsvpsClosed }, t(rsvpsClosed ? 'answersClosed' : 'answersOpen'));
  const target = { kind: 'event', id, schoolId } as const;
  return (
    <EventDetails
      event={event}
      host={isNew(entry) ? undefined : host}
      rsvps={!isNew(entry) && rsvps?.(event, close)}
    >
      <ChangeNote
        entry={entry}
        restore={restore}
        draft={begun?.draft}
        text={t('begunChange')}
        continueLabel={t('continue')}
        onContinue={onEdit}
      />
      {!entry && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={isMine ? 'quiet' : 'secondary'}
            icon={<CalendarPlus aria-hidden />}
            busy={saving.isPending}
            onClick={() => saving.mutate()}
          >
            {t('acts.toCalendar')}
          </Button>
          {isMine && (
            <>
              <Button size="sm" variant="secondary" onClick={onEdit}>
                {t('acts.edit')}
              </Button>
              {!isOver(event, new Date()) && <CallOff event={event} onChange={change} />}
              <Button size="sm" variant="quiet" busy={isBusy} onClick={onDelete}>
                {t('acts.delete')}
              </Button>
            </>
          )}
          <ReportButton target={target} subjectId={userId} size="sm">
            {t('acts.report')}
          </ReportButton>
          <ModerateButton target={target} subjectId={userId} label={t('acts.moderate')} size="sm">
            {t('acts.moderate')}
          </ModerateButton>
        </div>
      )}
    </EventDetails>
  );
}
