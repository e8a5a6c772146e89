import { differenceInHours, differenceInMinutes, differenceInSeconds } from 'date-fns';
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';

/** What a timestamp is called beside "now" (product §9). The words themselves are the reader's locale's. */
export type RelativeTime =
  | { kind: 'seconds' | 'minutes' | 'hours'; count: number }
  | { kind: 'date'; date: Date }
  | { kind: 'unknown' };

/**
 * Seconds below 60, minutes below an hour, hours below a day, otherwise a full date (product §9).
 * A moment slightly in the future (clocks differ) counts as zero seconds; an invalid date is unknown (product §8).
 */
export function relativeTime(date: Date | null | undefined, now: Date): RelativeTime {
  if (!date || Number.isNaN(date.getTime())) return { kind: 'unknown' };
  const seconds = Math.max(0, differenceInSeconds(now, date));
  if (seconds < secondsInMinute) return { kind: 'seconds', count: seconds };
  if (seconds < secondsInHour) return { kind: 'minutes', count: differenceInMinutes(now, date) };
  if (seconds < secondsInDay) return { kind: 'hours', count: differenceInHours(now, date) };
  return { kind: 'date', date };
}
