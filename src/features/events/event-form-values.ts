import type { EventInput } from '@/domain/inputs/event';
import { INPUT_TIME_LENGTH, toInputTime } from '@/ui/input-time';

/** What the inputs of the form hold: times as the browser's date-and-time inputs write them, in the reader's zone. */
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
}

/** A year that is being typed is 2, 20 and 202 first. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

export const toFormValues = (event: Partial<EventInput>): EventFormValues => ({
  title: event.title ?? '',
  start: toInputTime(event.start),
  end: toInputTime(event.end),
  location: event.location ?? '',
  description: event.description ?? '',
  places: event.places ? String(event.places) : '',
  rsvpsClosed: event.rsvpsClosed ?? false,
  isCancelled: event.isCancelled ?? false,
});

type Times = Pick<EventFormValues, 'start' | 'end'>;

/** As a clock on the wall shows it: a day later is the same time, whatever the clocks do meanwhile. */
const wallTime = (value: string): number => Date.parse(`${value}Z`);

/**
 * The end that goes with another start: as far from it as before, or as it was where one of them is not there, the start
 * is half typed.
 * @param before what the form held when somebody began to change the start
 */
export function movedEnd(before: Times, start: string): string {
  const moved = wallTime(before.end) + wallTime(start) - wallTime(before.start);
  const end = new Date(moved);
  if (Number.isNaN(moved) || end.getUTCFullYear() < FIRST_YEAR || end.getUTCFullYear() > LAST_YEAR)
    return before.end;
  const value = end.toISOString().slice(0, INPUT_TIME_LENGTH);
  const distance = new Date(before.end).getTime() - new Date(before.start).getTime();
  // In the hour that is left out in spring the two may change places.
  return distance >= 0 && new Date(value) < new Date(start)
    ? toInputTime(new Date(new Date(start).getTime() + distance))
    : value;
}
