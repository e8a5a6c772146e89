import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { PausedNote, usePause } from '@/features/community';
import { useMe } from '@/features/session';
import { useAnswer } from './api/use-answer';
import { useMyRsvp } from './api/use-my-rsvp';
import { MyStanding } from './my-standing';
import { RsvpForm } from './rsvp-form';
import { RsvpHost } from './rsvp-host';
import { RsvpSummary } from './rsvp-summary';

interface Props {
  event: SchoolEvent;
  /** Takes no more answers, or does so again; its host's alone. */
  onClose: (isClosed: boolean) => void;
}

/** Who comes to an event, and what its reader answers. */
export function RsvpPanel({ event, onClose }: Props) {
  const { t } = useTranslation('rsvps');
  const titleId = useId();
  const { kind } = useBackend();
  const { uid } = useMe();
  const isDemo = kind === 'demo';
  const mine = useMyRsvp(event.id);
  const answer = useAnswer(event);
  const isPaused = usePause(isDemo ? null : event.schoolId) !== null;
  const hasBegun = event.start <= new Date();
  const title = event.isCancelled ? 'titleCancelled' : hasBegun ? 'titleBegun' : 'title';
  const isClosed = event.rsvpsClosed || event.isCancelled;
  return (
    <section aria-labelledby={titleId} className="grid gap-3 border-line border-t pt-4">
      <h2 id={titleId} className="text-lg">
        {t(title)}
      </h2>
      <RsvpSummary event={event} />
      <PausedNote isPaused={isPaused} schoolId={event.schoolId} />
      {!hasBegun && (
        <>
          {isClosed && <p>{t(event.isCancelled ? 'cancelled' : 'closed')}</p>}
          <RsvpForm
            isClosed={isClosed}
            rsvp={mine.rsvp}
            blocked={isDemo ? t('demo') : isPaused}
            onAnswer={answer}
          />
          {mine.error && mine.rsvp === undefined && <p className="text-muted text-sm">{t('unknown')}</p>}
        </>
      )}
      <MyStanding event={event} mine={mine} />
      {event.userId === uid && !isDemo && <RsvpHost event={event} onClose={onClose} />}
    </section>
  );
}
