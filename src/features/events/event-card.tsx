import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SchoolEvent } from '@/domain/entities/community';
import { RsvpCount } from '@/features/rsvps';
import { Card } from '@/ui/card';
import { TextBlock } from '@/ui/text-block';
import { CalledOff } from './called-off';
import { DateTile } from './date-tile';
import { EventHost } from './event-host';
import { eventPath } from './event-path';
import { EventTimes } from './event-times';
import { Repeats } from './series/repeats';

export interface EventCardProps {
  event: SchoolEvent;
  /** The rank of its title among the headings of the page. */
  level?: 3 | 4;
  /** Events have no pages for this reader, so all of it stands here. */
  outside?: boolean;
  /** What can be done with it. */
  menu?: ReactNode;
  /** What is said of one that is on its way. */
  note?: ReactNode;
}

/** One event of the list. */
export function EventCard({ event, level = 3, outside = false, menu, note }: EventCardProps) {
  const { title, description } = event;
  const Title = level === 3 ? 'h3' : 'h4';
  return (
    <Card as="li" className="flex items-start gap-3 md:gap-4">
      <DateTile event={event} className="shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <Title className="font-display font-semibold text-lg leading-snug" dir="auto">
          {outside ? (
            title
          ) : (
            <Link
              to={eventPath(event.id)}
              className="inline-flex min-h-6 pointer-coarse:min-h-11 items-center hover:text-accent hover:underline"
            >
              {title}
            </Link>
          )}
        </Title>
        <CalledOff event={event} />
        <p className="own-direction">
          <EventTimes event={event} short />
        </p>
        <Repeats event={event} />
        {outside && description && <TextBlock text={description} />}
        {!outside && description && (
          <p title={description} className="own-direction line-clamp-2 text-muted text-sm">
            {description}
          </p>
        )}
        <RsvpCount event={event} />
        <EventHost event={event} outside={outside} />
        {note}
      </div>
      {menu && <div className="-mt-1 -mr-2 shrink-0">{menu}</div>}
    </Card>
  );
}
