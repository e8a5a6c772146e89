import { DAY_MS } from '../time';

/** The assistant's days are those of Los Angeles, in which its tips are dated (spec §9). */
export const ASSISTANT_TIME_ZONE = 'America/Los_Angeles';

// Only for its parts: the order of year, month and day is ours.
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ASSISTANT_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Los Angeles as 2026-11-21: what limits and tips of a day are keyed by. */
export function assistantDay(at: Date): string {
  const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${found.get('year')}-${found.get('month')}-${found.get('day')}`;
}

/** Days since 1970-01-01 of such a day: a number that grows by one each day, for taking turns. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
