import { HOUR_MS } from '@/domain/time';

/** The demo's "now": everything in it is told from the moment it was opened, so that it never looks abandoned. */
const opened = new Date();

/** A moment before the demo was opened. */
export const hoursAgo = (hours: number): Date => new Date(opened.getTime() - hours * HOUR_MS);

/** A full hour of a day counted from today, in the reader's zone. */
export function onDay(day: number, hour: number): Date {
  const date = new Date(opened);
  date.setDate(date.getDate() + day);
  date.setHours(hour, 0, 0, 0);
  return date;
}

/** The next weekday after today (0 is Sunday) as a numeric date, the way a parent would type it. */
export function nextNumericDate(weekday: number): string {
  const days = ((weekday - opened.getDay() + 6) % 7) + 1;
  const date = onDay(days, 12);
  return `${date.getMonth() + 1}/${date.getDate()}`;
}
