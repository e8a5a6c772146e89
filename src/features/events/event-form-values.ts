import * as v from 'valibot';
import { type EventInput, eventInputSchema } from '@/domain/inputs/content';

/** What the inputs of the form hold: times as the browser's date-and-time inputs write them, in the reader's zone. */
export interface EventFormValues {
  title: string;
  start: string;
  end: string;
  location: string;
  description: string;
}

/** A moment as a date-and-time input writes it; empty for none. */
export function toInputTime(date: Date | null | undefined): string {
  if (!date) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export const toFormValues = (event: Partial<EventInput>): EventFormValues => ({
  title: event.title ?? '',
  start: toInputTime(event.start),
  end: toInputTime(event.end),
  location: event.location ?? '',
  description: event.description ?? '',
});

/** Turns the inputs into times, then checks them as every event is checked. */
export const eventFormSchema = v.pipe(
  v.object({
    title: v.string(),
    start: v.string(),
    end: v.string(),
    location: v.string(),
    description: v.string(),
  }),
  v.transform(({ start, end, ...rest }) => ({
    ...rest,
    start: start ? new Date(start) : undefined,
    end: end ? new Date(end) : null,
  })),
  eventInputSchema,
);
