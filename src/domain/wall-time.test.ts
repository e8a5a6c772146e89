import { afterEach, expect, it, vi } from 'vitest';
import { hereZone, isTimeZone, shownZone } from './time-zone';
import { asLocal, clocksDiffer, wallDay, wallTime } from './wall-time';

afterEach(() => vi.unstubAllEnvs());

const summer = new Date('2026-07-01T12:00:00Z');
const winter = new Date('2026-01-01T12:00:00Z');

it('sees a different clock', () =>
  expect(clocksDiffer(summer, 'America/New_York', 'Europe/Paris')).toBe(true));
it('sees that two names mean the same time', () =>
  expect(clocksDiffer(summer, 'Europe/Berlin', 'Europe/Paris')).toBe(false));
it('knows that Arizona has no summer time', () => {
  expect(clocksDiffer(summer, 'America/Denver', 'America/Phoenix')).toBe(true);
  expect(clocksDiffer(winter, 'America/Denver', 'America/Phoenix')).toBe(false);
});
it('shows what says no zone that there is by the clocks of the device', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  expect(shownZone({ timeZone: 'Asia/Kolkata' })).toBe('Asia/Kolkata');
  expect(shownZone({ timeZone: 'Mars/Olympus' })).toBe(hereZone());
});

it.each(['America/New_York', 'Europe/Berlin', 'UTC'])('reads the clocks of a zone from %s alike', (here) => {
  vi.stubEnv('TZ', here);
  // In the night in which New York has no half past two, Berlin has one.
  const moment = new Date('2026-03-08T01:30:00Z');
  expect(wallTime(moment, 'Europe/Berlin')).toBe('2026-03-08T02:30:00');
  expect(wallTime(new Date('2026-03-29T01:30:00Z'), 'Europe/Berlin')).toBe('2026-03-29T03:30:00');
  expect(wallDay(moment, 'America/New_York')).toBe('2026-03-07');
  expect(asLocal(moment, 'America/New_York').getDate()).toBe(7);
});

it('reads a year that is half typed', () =>
  expect(wallTime(new Date('0202-05-12T16:30Z'), 'UTC')).toBe('0202-05-12T16:30:00'));
