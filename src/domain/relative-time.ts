/** What a timestamp is called beside "now" (spec §9). The words themselves are the reader's locale's. */
export type RelativeTime =
  | { kind: 'seconds' | 'minutes' | 'hours'; count: number }
  | { kind: 'date'; date: Date }
  | { kind: 'unknown' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Seconds below 60, minutes below an hour, hours below a day, otherwise a full date (spec §9).
 * A moment slightly in the future (clocks differ) counts as zero seconds; an invalid date is unknown (spec §8).
 */
export function relativeTime(date: Date | null | undefined, now: Date): RelativeTime {
  if (!date || Number.isNaN(date.getTime())) return { kind: 'unknown' };
  const seconds = Math.max(0, Math.floor((now.getTime() - date.getTime()) / 1000));
  if (seconds < MINUTE) return { kind: 'seconds', count: seconds };
  if (seconds < HOUR) return { kind: 'minutes', count: Math.floor(seconds / MINUTE) };
  if (seconds < DAY) return { kind: 'hours', count: Math.floor(seconds / HOUR) };
  return { kind: 'date', date };
}
