import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { Button } from '@/ui/button';
import { RsvpList } from './rsvp-list';

interface Props {
  event: SchoolEvent;
  /** Takes no more answers, or does so again. */
  onClose: (isClosed: boolean) => void;
}

/** What only the host of an event does: close the answers, and see who has given which. */
export function RsvpHost({ event, onClose }: Props) {
  const { t } = useTranslation('rsvps');
  const listId = useId();
  const [isListed, setListed] = useState(false);
  const hasBegun = event.start <= new Date();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          onClick={() => setListed(!isListed)}
        >
          {t(isListed ? 'host.hide' : 'host.show')}
        </Button>
        {!hasBegun && !event.isCancelled && (
          <Button size="sm" variant="quiet" onClick={() => onClose(!event.rsvpsClosed)}>
            {t(event.rsvpsClosed ? 'host.open' : 'host.close')}
          </Button>
        )}
      </div>
      {isListed && (
        <div id={listId}>
          <RsvpList event={event} />
        </div>
      )}
    </div>
  );
}
