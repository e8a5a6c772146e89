const made = new Map<string, Intl.DateTimeFormat>();

const LENGTH = 'yyyy-MM-ddTHH:mm:ss'.length;

/** Swedish writes moments as ISO 8601 does, but for the T. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    made.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  made.set(timeZone, clock);
  return clock;
}

/**
 * What the clocks of a zone show at a moment: 2026-11-27T18:30:00, also in a year of fewer digits, which is half typed. By
 * Intl: `toZonedTime` goes by the clocks of the device, where an hour may be left out that the zone has.
 */
export const wallTime = (date: Date, timeZone: string): string =>
  clockOf(timeZone).format(date).replace(' ', 'T').padStart(LENGTH, '0');

/** The day that it is in a zone at a moment: 2026-11-27. */
export const wallDay = (date: Date, timeZone: string): string =>
  wallTime(date, timeZone).slice(0, 'yyyy-MM-dd'.length);

/** A moment as the device's clocks would show it if they were those of a zone: for what asks them for its day. */
export const asLocal = (date: Date, timeZone: string): Date => new Date(wallTime(date, timeZone));

/** Whether the clocks of two zones differ at a moment; different names may mean the same time. */
export const clocksDiffer = (moment: Date, one: string, other: string): boolean =>
  wallTime(moment, one) !== wallTime(moment, other);
