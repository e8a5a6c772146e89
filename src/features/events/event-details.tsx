import { CalendarDays, MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { Person } from '@/features/directory';
import { Card } from '@/ui/card';
import { TextBlock } from '@/ui/text-block';
import { CalledOff } from './called-off';
import { DateTile } from './date-tile';
import { EventTimes } from './event-times';
import { Repeats } from './series/repeats';

interface DetailProps {
  icon: ReactNode;
  name: string;
  children: ReactNode;
}

const Detail = ({ icon, name, children }: DetailProps) => (
  <div className="flex items-start gap-2">
    <dt className="mt-1 [&_svg]:size-4 [&_svg]:text-accent">
      {icon}
      <span className="sr-only">{name}</span>
    </dt>
    <dd dir="auto" className="own-direction min-w-0 flex-1">
      {children}
    </dd>
  </div>
);

/** Who announced an event; or `person`, who is read apart, where nothing else tells it. */
export type HostOfEvent = (event: SchoolEvent, person: ReactNode) => ReactNode;

interface Props {
  event: SchoolEvent;
  host?: HostOfEvent;
  /** Who comes, and whether its reader does. */
  rsvps: ReactNode;
  /** What can be done with it, and what it is in the middle of. */
  children: ReactNode;
}

/** All that its author says of an event, and who comes. */
export function EventDetails({ event, host, rsvps, children }: Props) {
  const { t } = useTranslation('calendar');
  const { location, description, userId, schoolId } = event;
  const person = <Person uid={userId} schoolId={schoolId} />;
  return (
    <Card as="article" className="grid gap-4">
      <CalledOff event={event} />
      <div className="flex items-start gap-3 md:gap-4">
        <DateTile event={event} className="shrink-0" />
        <dl className="grid min-w-0 flex-1 gap-1.5">
          <Detail icon={<CalendarDays aria-hidden />} name={t('when')}>
            <EventTimes event={event} />
            <Repeats event={event} />
          </Detail>
          {location && (
            <Detail icon={<MapPin aria-hidden />} name={t('where')}>
              {location}
            </Detail>
          )}
          <Detail icon={<UserRound aria-hidden className="mt-1" />} name={t('postedBy')}>
            <span className="flex min-h-9 pointer-coarse:min-h-11 items-center">
              {host ? host(event, person) : person}
            </span>
          </Detail>
        </dl>
      </div>
      {description && <TextBlock text={description} />}
      {rsvps}
      {children}
    </Card>
  );
}
