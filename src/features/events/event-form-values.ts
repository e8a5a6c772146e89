import { formatISO } from 'date-fns';
import type { EventInput } from '@/domain/inputs/content';

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
  // The input has neither seconds nor a zone.
  return date ? formatISO(date).slice(0, 'yyyy-MM-ddTHH:mm'.length) : '';
}

export const toFormValues = (event: Partial<EventInput>): EventFormValues => ({
  title: event.title ?? '',
  start: toInputTime(event.start),
  end: toInputTime(event.end),
  location: event.location ?? '',
  description: event.description ?? '',
});
