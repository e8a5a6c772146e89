import { fromZonedTime } from 'date-fns-tz';
import type { SchoolEvent } from '@/domain/entities/community';
import type { EventInput } from '@/domain/inputs/event';
import type { SeriesInput } from '@/domain/inputs/event-series';
import { occurrenceAt, occurrencesOf } from '@/domain/recurrence';
import { wallDay } from '@/domain/wall-time';
import { endOfDayIn, isWholeYear } from '../event-form-schema';
import type { EventFormValues } from '../event-form-values';

type Times = Pick<EventFormValues, 'start' | 'repeat' | 'until'>;

/**
 * The last day of a series that goes with another start: it takes place as often as before. Else a choir that moves from
 * Tuesday to Wednesday would lose its last evening. As it was where something is not there, or half typed.
 * @param before what the form held when somebody began to change the start
 */
export function movedUntil({ start: first, repeat, until }: Times, start: string, timeZone: string): string {
  if (!(repeat && until && isWholeYear(start))) return until;
  const before = { start: fromZonedTime(first, timeZone), repeat, timeZone };
  const { length } = occurrencesOf(before, endOfDayIn(until, timeZone));
  if (length === 0) return until;
  const last = occurrenceAt({ ...before, start: fromZonedTime(start, timeZone) }, length - 1);
  return isWholeYear(last.getTime()) ? wallDay(last, timeZone) : until;
}

/** How many occurrences a change of all that follow leaves out, as its last day is an earlier one. */
export function leftOut(
  { start, series }: Partial<Pick<SchoolEvent, 'start' | 'series'>>,
  input: EventInput,
  changed: SeriesInput | null,
  timeZone: string,
): number {
  if (!start || !series || !changed) return 0;
  const { repeat, until } = series;
  const [before, after] = [
    occurrencesOf({ start, repeat, timeZone }, until),
    occurrencesOf({ start: input.start, repeat, timeZone }, changed.until),
  ];
  return Math.max(0, before.length - after.length);
}
