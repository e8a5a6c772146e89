import { differenceInCalendarDays, parseISO } from 'date-fns';
import { dayInZone } from '../day';

/** The assistant's days are those of Los Angeles, in which its tips are dated (decision 15). */
export const ASSISTANT_TIME_ZONE = 'America/Los_Angeles';

/** The day in Los Angeles as 2026-11-21: what limits and tips of a day are keyed by. */
export const assistantDay = (at: Date): string => dayInZone(at, ASSISTANT_TIME_ZONE);

/** Days since 1970-01-01 of such a day: a number that grows by one each day, for taking turns. */
export const dayNumber = (day: string): number =>
  differenceInCalendarDays(parseISO(day), parseISO('1970-01-01'));
