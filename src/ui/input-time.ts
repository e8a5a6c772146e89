import { formatISO } from 'date-fns';

/** Characters of what a date-and-time input writes. */
export const INPUT_TIME_LENGTH = 'yyyy-MM-ddTHH:mm'.length;

/** A moment as a date-and-time input writes it; empty for none. */
export function toInputTime(date: Date | null | undefined): string {
  // The input has neither seconds nor a zone.
  return date ? formatISO(date).slice(0, INPUT_TIME_LENGTH) : '';
}
