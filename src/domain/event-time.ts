import { addDays, startOfDay } from 'date-fns';
import type { SchoolEvent } from './entities/community';

type Times = Pick<SchoolEvent, 'start' | 'end'>;

/** When an event counts as over: its end, or the end of the day it began when it is open-ended (reader's zone). */
export function endOf({ start, end }: Times): Date {
  return end ?? startOfDay(addDays(start, 1));
}

/** Whether an event is on today or tomorrow and not over yet, in the reader's zone (product §4.8). */
export function isSoon(event: Times, now: Date): boolean {
  const afterTomorrow = startOfDay(addDays(now, 2));
  return event.start < afterTomorrow && endOf(event) > now;
}
