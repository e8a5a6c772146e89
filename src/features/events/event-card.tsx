import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextBlock } from '@/ui/text-block';
import { eventElementId } from './event-element-id';
import { EventTimes } from './event-times';

export interface EventCardProps {
  event: SchoolEvent;
  /** Only its author may change or delete an event. */
  onEdit?: () => void;
  onDelete?: () => void;
  /** What else can be done with it. */
  actions?: ReactNode;
  /** What is said of one that is on its way. */
  note?: ReactNode;
}

/** One event of the list. */
export function EventCard({ event, onEdit, onDelete, actions, note }: EventCardProps) {
  const { t } = useTranslation(['events', 'common']);
  const { title, location, description } = event;
  return (
    <Card as="li" id={eventElementId(event.id)} tabIndex={-1} className="grid content-start gap-3">
      <h3 className="text-lg" dir="auto">
        {title}
      </h3>
      <dl className="grid gap-1.5">
        <div className="flex gap-2">
          <dt>
            <CalendarDays aria-hidden className="mt-1 size-4 text-accent" />
            <span className="sr-only">{t('when')}</span>
          </dt>
          <dd>
            <EventTimes event={event} />
          </dd>
        </div>
        {location && (
          <div className="flex gap-2">
            <dt>
              <MapPin aria-hidden className="mt-1 size-4 text-accent" />
              <span className="sr-only">{t('where')}</span>
            </dt>
            <dd dir="auto" className="own-direction min-w-0 flex-1">
              {location}
            </dd>
          </div>
        )}
      </dl>
      {description && <TextBlock text={description} />}
      {note}
      {(onEdit || onDelete || actions) && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {onEdit && (
            <Button size="sm" variant="secondary" aria-label={t('editNamed', { title })} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {onDelete && (
            <Button size="sm" variant="quiet" aria-label={t('deleteNamed', { title })} onClick={onDelete}>
              {t('common:delete')}
            </Button>
          )}
          {actions}
        </div>
      )}
    </Card>
  );
}
