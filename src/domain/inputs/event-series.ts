import { EVENT_DAYS_AHEAD } from '../limits';
import { occurrencesOf } from '../recurrence';
import type { Repeat } from '../repeat';
import { DAY_MS } from '../time';
import type { EventInput } from './event';

/** How an event repeats, and the last moment at which one of its occurrences may begin. */
export interface SeriesInput {
  repeat: Repeat;
  until: Date;
}

/** An occurrence lasts at most as long as it is to the next one. */
export const SERIES_DAYS_LONG = 7;

/**
 * What is wrong with the repetition of an event, beside what is checked of every event; null for nothing.
 * @param least how many times it has to take place, from this event on
 */
export function seriesProblem(
  { start, end }: Pick<EventInput, 'start' | 'end'>,
  series: SeriesInput | null,
  timeZone: string,
  least: 1 | 2,
): { field: 'until' | 'end'; message: string } | null {
  if (end && end.getTime() - start.getTime() > SERIES_DAYS_LONG * DAY_MS)
    return { field: 'end', message: 'seriesTooLong' };
  if (!series || Number.isNaN(series.until.getTime())) return { field: 'until', message: 'required' };
  const { repeat, until } = series;
  // The day of the bound is not over: rules, whose clock is the server's, reckon to the second.
  if (until.getTime() > Date.now() + (EVENT_DAYS_AHEAD - 1) * DAY_MS)
    return { field: 'until', message: 'untilTooLate' };
  if (occurrencesOf({ start, repeat, timeZone }, until).length >= least) return null;
  return { field: 'until', message: least === 1 ? 'untilBeforeStart' : 'repeatsNever' };
}

/** Fields of an event that a change of all that follow may be of. */
export const SHARED_FIELDS = ['title', 'location', 'description', 'places', 'isCancelled'] as const;
