import { formatISO } from 'date-fns';
import { toZonedTime } from 'date-fns-tz';

/** The calendar day of a moment in a time zone, as 2026-11-21. */
export const dayInZone = (moment: Date, timeZone: string): string =>
  formatISO(toZonedTime(moment, timeZone), { representation: 'date' });
