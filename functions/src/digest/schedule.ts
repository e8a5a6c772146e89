import { fromZonedTime } from 'date-fns-tz';
import type { NotificationSettings } from '@/domain/entities/notification-settings';
import { DAY_MS } from '@/domain/time';
import { zoneOrUtc } from '@/domain/time-zone';
import { wallDay } from '@/domain/wall-time';

/** When somebody wants their digest. */
export type Rhythm = NotificationSettings['digest'] & Pick<NotificationSettings, 'timeZone'>;

/** When somebody wants their digest, by their settings. A zone that nobody knows is as UTC. */
export const rhythmIn = ({ digest, timeZone }: NotificationSettings): Rhythm => ({
  ...digest,
  timeZone: zoneOrUtc(timeZone),
});

export const isSameRhythm = (one: Rhythm, other: Rhythm): boolean =>
  one.rhythm === other.rhythm && one.hour === other.hour && one.timeZone === other.timeZone;

/** The day that a digest is for, by which it is one a day: 2026-11-27. */
export const dayOf = (slotAt: Date, { timeZone }: Pick<Rhythm, 'timeZone'>): string =>
  wallDay(slotAt, timeZone);

/** From one digest to the next, in days. */
export const spanOf = ({ rhythm }: Pick<Rhythm, 'rhythm'>): number => (rhythm === 'weekly' ? 7 : 1);

const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/**
 * A week on from any day there is another Sunday; one day more where today's has gone out, one where its hour is left
 * out.
 */
const DAYS_AHEAD = 9;

/**
 * When the next digest is due after a moment: the hour on each day, or on each Sunday, by the clocks of the zone,
 * whenever they change; where that hour is left out that night, at the one before it.
 * @param doneFor the last day that has had one: no day has two, also where the hour or the zone has changed
 */
export function nextDigest(rhythm: Rhythm, after: Date, doneFor: string | null): Date | null {
  if (rhythm.rhythm === 'never') return null;
  const today = Date.parse(`${dayOf(after, rhythm)}T00:00:00Z`);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = new Date(today + ahead * DAY_MS).toISOString().slice(0, 'yyyy-MM-dd'.length);
    if ((doneFor !== null && day <= doneFor) || (rhythm.rhythm === 'weekly' && !isSunday(day))) continue;
    const slot = fromZonedTime(`${day}T${String(rhythm.hour).padStart(2, '0')}:00:00`, rhythm.timeZone);
    if (slot > after) return slot;
  }
  return null;
}
