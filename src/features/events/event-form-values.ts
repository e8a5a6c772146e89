import type { SchoolEvent } from '@/domain/entities/community';
import type { EventInput } from '@/domain/inputs/event';
import type { SeriesInput } from '@/domain/inputs/event-series';
import type { Repeat } from '@/domain/repeat';
import { wallDay, wallTime } from '@/domain/wall-time';
import { INPUT_TIME_LENGTH } from '@/ui/input-time';

/** What the inputs of the form hold: times as the browser's date-and-time inputs write them, by the school's clocks. */
export interface EventFormValues {
  title: string;
  start: string;
  end: string;
  location: string;
  description: string;
  /** Empty for any number. */
  places: string;
  /** Not in the form, which leaves it as it is; as the next. */
  rsvpsClosed: boolean;
  isCancelled: boolean;
  /** Empty for an event that does not repeat. */
  repeat: Repeat | '';
  /** The last day on which it does. */
  until: string;
  /** Of an event that repeats: what is changed. */
  scope: SeriesScope;
}

/** One occurrence of an event that repeats, or that one and all that follow. */
export type SeriesScope = 'one' | 'following';

/** What a date-and-time input shows of a moment by the clocks of a zone. */
export const timeIn = (date: Date | null | undefined, timeZone: string): string =>
  date ? wallTime(date, timeZone).slice(0, INPUT_TIME_LENGTH) : '';

/**
 * @param timeZone by whose clocks the times are shown
 * @param series how it repeats
 */
export const toFormValues = (
  event: Partial<EventInput>,
  timeZone: string,
  series: SeriesInput | SchoolEvent['series'] = null,
): EventFormValues => ({
  title: event.title ?? '',
  start: timeIn(event.start, timeZone),
  end: timeIn(event.end, timeZone),
  location: event.location ?? '',
  description: event.description ?? '',
  places: event.places ? String(event.places) : '',
  rsvpsClosed: event.rsvpsClosed ?? false,
  isCancelled: event.isCancelled ?? false,
  repeat: series?.repeat ?? '',
  until: series ? wallDay(series.until, timeZone) : '',
  scope: 'one',
});
