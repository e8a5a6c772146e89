import * as v from 'valibot';
import { optionalText, requiredText } from '../fields';
import * as limits from '../limits';
import { DAY_MS } from '../time';

/** Event (product §5): title and start required. An end before its start is no event. */
export const unmovedEventInputSchema = v.pipe(
  v.object({
    title: requiredText(limits.MAX_EVENT_TITLE),
    start: v.date('required'),
    end: v.nullable(v.date('dateInvalid')),
    location: optionalText(limits.MAX_LOCATION),
    description: optionalText(limits.MAX_DESCRIPTION),
    places: v.nullable(
      v.pipe(
        v.number('placesInvalid'),
        v.integer('placesInvalid'),
        v.minValue(1, 'placesInvalid'),
        v.maxValue(limits.MAX_PLACES, 'placesInvalid'),
      ),
    ),
    rsvpsClosed: v.boolean(),
    isCancelled: v.boolean(),
  }),
  v.forward(
    v.check(({ start, end }) => end === null || end >= start, 'endBeforeStart'),
    ['end'],
  ),
);

const daysFromNow = (date: Date): number => (date.getTime() - Date.now()) / DAY_MS;

/**
 * The same of one that is new or is moved: what is years away, or goes on for months, would stand before everything else
 * for good. The words of an old event can still be put right.
 */
export const eventInputSchema = v.pipe(
  unmovedEventInputSchema,
  v.forward(
    v.check(({ start }) => daysFromNow(start) >= -limits.EVENT_DAYS_BACK, 'eventTooEarly'),
    ['start'],
  ),
  v.forward(
    v.check(({ start }) => daysFromNow(start) <= limits.EVENT_DAYS_AHEAD, 'eventTooLate'),
    ['start'],
  ),
  v.forward(
    v.check(
      ({ start, end }) => end === null || end.getTime() - start.getTime() <= limits.EVENT_DAYS_LONG * DAY_MS,
      'eventTooLong',
    ),
    ['end'],
  ),
);
export type EventInput = v.InferOutput<typeof eventInputSchema>;
