import { fromZonedTime } from 'date-fns-tz';
import type { Repeat } from './repeat';
import { DAY_MS } from './time';
import { wallTime } from './wall-time';

/** The repetition of something that begins at a moment. */
export interface Recurrence {
  /** Of the first occurrence. */
  start: Date;
  repeat: Repeat;
  /** IANA name of the zone whose clocks it is at the same time by: the school's. */
  timeZone: string;
}

/** More than a school year of weeks. */
export const MAX_OCCURRENCES = 60;

const WEEK = 7;

const afterDays = (first: Date, days: number): Date => new Date(first.getTime() + days * DAY_MS);

/** Which one of its weekday a day is in its month, from 1 to 5. */
export const weekdayOrdinal = (day: number): number => Math.ceil(day / WEEK);

/**
 * The same weekday of another month, by its number there; the last one of the month where the first occurrence is the
 * fifth, which few months have.
 */
function sameWeekday(first: Date, months: number): Date {
  const month = new Date(first);
  month.setUTCMonth(first.getUTCMonth() + months, 1);
  const offset = (first.getUTCDay() - month.getUTCDay() + WEEK) % WEEK;
  const found = afterDays(month, offset + (weekdayOrdinal(first.getUTCDate()) - 1) * WEEK);
  return found.getUTCMonth() === month.getUTCMonth() ? found : afterDays(found, -WEEK);
}

const STEPS: Readonly<Record<Repeat, (first: Date, count: number) => Date>> = {
  weekly: (first, count) => afterDays(first, WEEK * count),
  biweekly: (first, count) => afterDays(first, 2 * WEEK * count),
  monthly: sameWeekday,
};

/** A clock of a zone as one of UTC, which leaves out and repeats nothing: that of the device may. */
const asUtc = (date: Date, timeZone: string): Date => new Date(`${wallTime(date, timeZone)}Z`);
const fromUtc = (clock: Date, timeZone: string): Date =>
  fromZonedTime(clock.toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length), timeZone);

/**
 * When one of the occurrences begins; the first is number 0. At the same time by the clocks of the zone, whatever they are
 * set to meanwhile; in the hour that spring leaves out, an hour earlier.
 */
export function occurrenceAt({ start, repeat, timeZone }: Recurrence, number: number): Date {
  if (number === 0) return start;
  return fromUtc(STEPS[repeat](asUtc(start, timeZone), number), timeZone);
}

/** The end of an occurrence: as far from its start by the clocks of the zone as the first one's, also over the night. */
export function endOfOccurrence(
  first: { start: Date; end: Date | null },
  start: Date,
  timeZone: string,
): Date | null {
  if (!first.end) return null;
  const length = asUtc(first.end, timeZone).getTime() - asUtc(first.start, timeZone).getTime();
  const end = fromUtc(new Date(asUtc(start, timeZone).getTime() + length), timeZone);
  // In the hour that the clocks repeat, an end may come before its start.
  return end < start ? start : end;
}

/** When the occurrences begin, the first one first, up to a last moment; at most MAX_OCCURRENCES. */
export function occurrencesOf(recurrence: Recurrence, until: Date): Date[] {
  const found: Date[] = [];
  for (let number = 0; number < MAX_OCCURRENCES; number += 1) {
    const next = occurrenceAt(recurrence, number);
    if (!(next <= until)) break;
    found.push(next);
  }
  return found;
}
