import { fromZonedTime } from 'date-fns-tz';
import * as v from 'valibot';
import { eventInputSchema, unmovedEventInputSchema } from '@/domain/inputs/event';
import { type SeriesInput, seriesProblem } from '@/domain/inputs/event-series';
import { REPEATS } from '@/domain/repeat';
import type { EventFormValues } from './event-form-values';

/** The moment at which the clocks of a zone show what a date-and-time input says; undefined while it says nothing. */
const momentOf = (typed: string, timeZone: string): Date | undefined =>
  typed ? fromZonedTime(typed, timeZone) : undefined;

/** A year that is being typed is 2, 20 and 202 first. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

/** Whether the year of what a date-and-time input says, or of a moment, is typed to its end. */
export function isWholeYear(time: string | number): boolean {
  const year = new Date(time).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The last moment of a day in a zone. */
export const endOfDayIn = (day: string, timeZone: string): Date => fromZonedTime(`${day}T23:59:59`, timeZone);

/** How the event in the form repeats; null where it does not, or nobody has said yet until when. */
export const seriesOf = (
  { repeat, until }: Pick<EventFormValues, 'repeat' | 'until'>,
  timeZone: string,
): SeriesInput | null => (repeat && until ? { repeat, until: endOfDayIn(until, timeZone) } : null);

/** The inputs with their times and numbers read. */
const readForm = (timeZone: string) =>
  v.pipe(
    v.object({
      title: v.string(),
      start: v.string(),
      end: v.string(),
      location: v.string(),
      description: v.string(),
      places: v.string(),
      rsvpsClosed: v.boolean(),
      isCancelled: v.boolean(),
      repeat: v.picklist(['', ...REPEATS]),
      until: v.string(),
      scope: v.picklist(['one', 'following']),
    }),
    v.transform(({ start, end, places, repeat: _, until: __, scope: ___, ...rest }) => ({
      ...rest,
      places: places.trim() ? Number(places) : null,
      start: momentOf(start, timeZone),
      end: momentOf(end, timeZone) ?? null,
    })),
  );

interface FormOf {
  /** By whose clocks the times are typed. */
  timeZone: string;
  /** The form of the event as it is stored: where it stays in its place, that is not asked about. Null for a new one. */
  stored: EventFormValues | null;
}

/** Turns the inputs into times, then checks them as every event is checked, and how it repeats where that is asked for. */
export const eventFormSchema = ({ timeZone, stored }: FormOf) =>
  v.lazy((typed: unknown) => {
    const values = typed as EventFormValues;
    const isUnmoved = values.start === stored?.start && values.end === stored.end;
    const event = v.pipe(readForm(timeZone), isUnmoved ? unmovedEventInputSchema : eventInputSchema);
    const isSeries = values.repeat !== '' && (stored === null || values.scope === 'following');
    if (!isSeries) return event;
    return v.pipe(
      event,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const problem = seriesProblem(dataset.value, seriesOf(values, timeZone), timeZone, stored ? 1 : 2);
        if (!problem) return;
        const { field, message } = problem;
        const value = values[field];
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: { ...values }, key: field, value }],
        });
      }),
    );
  });
