import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { StopSending, useSendingStatus } from '@/features/offline';
import { useFormat } from '@/i18n/format';
import type { MyRsvp } from './api/use-my-rsvp';

interface Props {
  event: SchoolEvent;
  mine: MyRsvp;
}

/** What has become of one's own answer: on its way, asked, a place, or the waiting list. */
export function MyStanding({ event, mine: { rsvp, standing, entry } }: Props) {
  const { t } = useTranslation('rsvps');
  const format = useFormat();
  const words = () => {
    if (rsvp?.answer !== 'going') return null;
    // The server gives the places: until then nobody has one.
    if (!standing) return t(event.places === null ? 'asked' : 'askedForPlace');
    if (standing.isWaiting) return t('waiting');
    const waiting = standing.waitingChildren.flatMap((at) => rsvp.children[at]?.name ?? []);
    if (waiting.length > 0) return t('childrenWait', { count: waiting.length, names: format.list(waiting) });
    return event.places === null ? null : t('hasPlace');
  };
  return (
    <div className="grid gap-1 empty:hidden">
      <p role="status" className="empty:hidden">
        {words()}
      </p>
      {entry && !entry.isSent && <OnItsWay entry={entry} />}
    </div>
  );
}

function OnItsWay({ entry }: { entry: NonNullable<MyRsvp['entry']> }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-muted text-sm">{useSendingStatus(entry)}</p>
      <StopSending entry={entry} restore={null} />
    </div>
  );
}
