import { addDays, type Day, nextDay, setHours, startOfDay, subHours } from 'date-fns';

/** The demo's "now": everything in it is told from the moment it was opened, so that it never looks abandoned. */
const opened = new Date();

/** A moment before the demo was opened. */
export const hoursAgo = (hours: number): Date => subHours(opened, hours);

/** A full hour of a day counted from today, in the reader's zone. */
export const onDay = (day: number, hour: number): Date => setHours(startOfDay(addDays(opened, day)), hour);

/** The next weekday after today (0 is Sunday) as a numeric date, the way a parent would type it. */
export function nextNumericDate(weekday: Day): string {
  const date = nextDay(opened, weekday);
  return `${date.getMonth() + 1}/${date.getDate()}`;
}
