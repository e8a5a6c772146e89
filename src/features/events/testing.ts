import type { EventsPort } from '@/backend/ports/events';
import type { SchoolEvent } from '@/domain/entities/community';
import { HOUR_MS } from '@/domain/time';

/** An event of Ben at Oak School, an hour long, so many hours after a moment. */
export const eventAfter = (
  moment: Date,
  title: string,
  hours: number,
  fields: Partial<SchoolEvent> = {},
): SchoolEvent => ({
  id: title,
  title,
  start: new Date(moment.getTime() + hours * HOUR_MS),
  end: new Date(moment.getTime() + (hours + 1) * HOUR_MS),
  location: '',
  description: '',
  timeZone: 'UTC',
  userId: 'ben',
  schoolId: 'oak',
  reminderSent: false,
  createdAt: moment,
  ...fields,
});

/** A live list that tells at once what is to come at each school. */
export const upcomingAt =
  (bySchool: Record<string, SchoolEvent[]>): EventsPort['watchUpcoming'] =>
  (schoolId, _now, observer) => {
    observer.next(bySchool[schoolId] ?? []);
    return () => undefined;
  };
