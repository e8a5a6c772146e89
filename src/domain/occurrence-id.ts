const OCCURRENCE = /^([^_]+)_(\d+)$/;

/**
 * `events/{seriesId}_{number}`: its number keeps an occurrence the same event, whichever day it is moved to. With an
 * underscore, which no id that a client makes has.
 */
export const occurrenceId = (seriesId: string, number: number): string => `${seriesId}_${number}`;

/** Which occurrence of which series an event is, by its id; null for one that does not repeat. */
export function occurrenceOf(eventId: string): { seriesId: string; number: number } | null {
  const [, seriesId, number] = OCCURRENCE.exec(eventId) ?? [];
  return seriesId === undefined ? null : { seriesId, number: Number(number) };
}
