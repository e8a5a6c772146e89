import type { SchoolEvent } from './entities/community';
import type { EventSeries, SeriesChange, SeriesPart } from './entities/event-series';
import { endOfOccurrence, MAX_OCCURRENCES, occurrenceAt } from './recurrence';

/** Fields of an event that its series says. */
export const SERIES_FIELDS = [
  'title',
  'start',
  'end',
  'location',
  'description',
  'places',
  'isCancelled',
] as const;
export type SeriesField = (typeof SERIES_FIELDS)[number];

/** What a series says of one of its occurrences. */
export type OccurrenceContent = Pick<SchoolEvent, SeriesField>;

/** In the order in which they were made; those of one moment by their ids, so that it is the same each time. */
export const inOrder = (changes: readonly SeriesChange[]): SeriesChange[] =>
  changes.toSorted(
    (left, right) =>
      (left.createdAt?.getTime() ?? 0) - (right.createdAt?.getTime() ?? 0) || (left.id < right.id ? -1 : 1),
  );

/** All occurrences of a series with its changes, by their numbers. */
export function contentsOf(
  series: EventSeries,
  changes: readonly SeriesChange[],
): Map<number, OccurrenceContent> {
  const contents = new Map<number, OccurrenceContent>();
  const ordered = inOrder(changes);
  for (let number = 0; number < MAX_OCCURRENCES; number += 1) {
    const content = contentAt(series, ordered, number);
    if (content) contents.set(number, content);
  }
  return contents;
}

/** The last change of each field wins, as far as it is of this occurrence. Null where the series has no such one. */
function contentAt(series: EventSeries, changes: readonly SeriesChange[], number: number) {
  const { repeat, timeZone, until, title, location, description, places } = series;
  const said = { until, title, location, description, places, isCancelled: false };
  let times = { from: 0, start: series.start, end: series.end };
  for (const { from, part } of changes) {
    if (from > number) continue;
    if (part.ends) return null;
    if (part.start) times = { from, start: part.start, end: part.end ?? null };
    Object.assign(said, withoutTimes(part));
  }
  const start = occurrenceAt({ repeat, timeZone, start: times.start }, number - times.from);
  if (!(start <= said.until)) return null;
  const { until: _, ...content } = said;
  return { ...content, start, end: endOfOccurrence(times, start, timeZone) };
}

const withoutTimes = ({ start: _, end: __, ends: ___, ...part }: SeriesPart) => part;

/** Whether two say the same in a field. */
export const isSameIn = (field: SeriesField, left: OccurrenceContent, right: OccurrenceContent): boolean =>
  (left[field]?.valueOf() ?? null) === (right[field]?.valueOf() ?? null);
