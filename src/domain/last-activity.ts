import { differenceInCalendarDays } from 'date-fns';

/** How long ago something was last written, in days as a reader counts them. The words are their locale's. */
export type LastActivity =
  | { kind: 'none' | 'today' | 'yesterday' }
  | { kind: 'days'; count: number }
  | { kind: 'date'; date: Date };

/** From then on a date says more than a number of days. */
const DAYS_COUNTED = 30;

/**
 * Days of the reader's calendar, so that yesterday evening is not today. A moment slightly in the future (clocks differ)
 * is today.
 */
export function lastActivity(at: Date | null, now: Date): LastActivity {
  if (at === null) return { kind: 'none' };
  const count = differenceInCalendarDays(now, at);
  if (count <= 0) return { kind: 'today' };
  if (count === 1) return { kind: 'yesterday' };
  return count <= DAYS_COUNTED ? { kind: 'days', count } : { kind: 'date', date: at };
}
