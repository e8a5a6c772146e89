import * as v from 'valibot';
import { optionalText, requiredText } from '../fields';
import * as limits from '../limits';
import { DAY_MS } from '../time';

/** Composer (product §5): content non-empty after trimming. */
export const postInputSchema = v.object({ content: requiredText(limits.MAX_POST) });

/** Comment (product §5): trimmed, blank ignored. */
export const commentInputSchema = v.object({ content: requiredText(limits.MAX_COMMENT) });

/** Event (product §5): title and start required. An end before its start is no event. */
export const unmovedEventInputSchema = v.pipe(
  v.object({
    title: requiredText(limits.MAX_EVENT_TITLE),
    start: v.date('required'),
    end: v.nullable(v.date('dateInvalid')),
    location: optionalText(limits.MAX_LOCATION),
    description: optionalText(limits.MAX_DESCRIPTION),
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

/** New school (product §5): name and city required. */
export const schoolInputSchema = v.object({
  name: requiredText(limits.MAX_SCHOOL_NAME),
  city: requiredText(limits.MAX_CITY),
});
export type SchoolInput = v.InferOutput<typeof schoolInputSchema>;
