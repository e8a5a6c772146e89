import * as v from 'valibot';
import { eventInputSchema, unmovedEventInputSchema } from '@/domain/inputs/event';
import type { EventFormValues } from './event-form-values';

/** The inputs with their times and numbers read. */
const readForm = v.pipe(
  v.object({
    title: v.string(),
    start: v.string(),
    end: v.string(),
    location: v.string(),
    description: v.string(),
    places: v.string(),
    rsvpsClosed: v.boolean(),
    isCancelled: v.boolean(),
  }),
  v.transform(({ start, end, places, ...rest }) => ({
    ...rest,
    places: places.trim() ? Number(places) : null,
    start: start ? new Date(start) : undefined,
    end: end ? new Date(end) : null,
  })),
);
const movedForm = v.pipe(readForm, eventInputSchema);
const unmovedForm = v.pipe(readForm, unmovedEventInputSchema);

/**
 * Turns the inputs into times, then checks them as every event is checked.
 * @param stored the form of the event as it is stored: where it stays in its place, that is not asked about
 */
export const eventFormSchema = (stored: EventFormValues | null = null) =>
  v.lazy((values: unknown) => {
    const { start, end } = values as EventFormValues;
    return start === stored?.start && end === stored.end ? unmovedForm : movedForm;
  });
