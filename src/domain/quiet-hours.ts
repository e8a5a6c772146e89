import { fromZonedTime } from 'date-fns-tz';
import type { NotificationSettings } from './entities/notification-settings';
import { DAY_MS } from './time';
import { zoneOrUtc } from './time-zone';
import { wallTime } from './wall-time';

type Quiet = Pick<NotificationSettings, 'quietHours' | 'timeZone'>;

const HOUR_AT = 'yyyy-MM-ddT'.length;

/**
 * When the quiet hours end in which a moment is; null where it is in none. By the clocks of the parent's zone, also in the
 * nights in which they change; a zone that nobody knows is as UTC.
 */
export function endOfQuietHours(at: Date, { quietHours, timeZone }: Quiet): Date | null {
  if (!quietHours || quietHours.from === quietHours.to) return null;
  const { from, to } = quietHours;
  const zone = zoneOrUtc(timeZone);
  const clock = wallTime(at, zone);
  const hour = Number(clock.slice(HOUR_AT, HOUR_AT + 2));
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return null;
  const isNextDay = hour >= to;
  const day = new Date(Date.parse(`${clock.slice(0, HOUR_AT - 1)}T00:00:00Z`) + (isNextDay ? DAY_MS : 0));
  const end = fromZonedTime(
    `${day.toISOString().slice(0, HOUR_AT - 1)}T${String(to).padStart(2, '0')}:00:00`,
    zone,
  );
  // In a night in which the clocks go back, that hour comes twice.
  return end > at ? end : new Date(at.getTime() + 60 * 60 * 1000);
}
