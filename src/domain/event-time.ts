import type { SchoolEvent } from './entities/community';

type Times = Pick<SchoolEvent, 'start' | 'end'>;

/** When an event counts as over: its end, or the end of the day it began when it is open-ended (reader's zone). */
export function overAt({ start, end }: Times): Date {
  return end ?? new Date(new Date(start).setHours(24, 0, 0, 0));
}

/** Whether an event is on today or tomorrow and not over yet, in the reader's zone (spec §4). */
export function isSoon(event: Times, now: Date): boolean {
  const afterTomorrow = new Date(now).setHours(48, 0, 0, 0);
  return event.start.getTime() < afterTomorrow && overAt(event) > now;
}
