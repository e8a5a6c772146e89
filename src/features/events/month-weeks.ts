import { addDays, addMonths, type Day, differenceInCalendarDays, startOfMonth, startOfWeek } from 'date-fns';
import type { SchoolEvent } from '@/domain/entities/community';
import { isOnWithin } from '@/domain/event-time';
import { shownZone } from '@/domain/time-zone';
import { asLocal } from '@/domain/wall-time';

const WEEK = 7;

/**
 * The weeks that a month lies in, each with all of its days, in the reader's zone.
 * @param weekStartsOn the day that weeks begin with
 */
export function monthWeeks(month: Date, weekStartsOn: Day): Date[][] {
  const first = startOfWeek(startOfMonth(month), { weekStartsOn });
  const next = startOfMonth(addMonths(month, 1));
  const weeks = Math.ceil(differenceInCalendarDays(next, first) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_, day) => addDays(first, week * WEEK + day)),
  );
}

type Placed = Pick<SchoolEvent, 'start' | 'end' | 'timeZone'>;

/** Whether an event is on at some time of some days of the school, of several days on each; before the next one. */
export function isOnDays(event: Placed, first: Date, next: Date): boolean {
  const timeZone = shownZone(event);
  const times = { start: asLocal(event.start, timeZone), end: event.end && asLocal(event.end, timeZone) };
  return isOnWithin(times, first, next);
}

/** Whether it is on one of them. */
export const isOnDay = (event: Placed, day: Date): boolean => isOnDays(event, day, addDays(day, 1));

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** The month that an address names (2026-11); the present one where it names none. */
export function monthOf(named: string | null, now: Date): Date {
  const [, year = 0, month = 0] = (/^(\d{4})-(\d{2})$/.exec(named ?? '') ?? []).map(Number);
  const isOne = year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12;
  return isOne ? new Date(year, month - 1) : startOfMonth(now);
}

/** How an address names a month. */
export const monthName = (month: Date): string =>
  `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`;
