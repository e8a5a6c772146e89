import { afterEach, expect, it, vi } from 'vitest';
import { hereZone } from '@/domain/time-zone';
import { isOnDay, monthName, monthOf, monthWeeks } from './month-weeks';

afterEach(() => vi.unstubAllEnvs());

const days = (weeks: Date[][]) => weeks.map((week) => week.map((day) => day.getDate()).join(' '));

it('has the weeks of a month with all their days', () => {
  expect(days(monthWeeks(new Date(2026, 10), 0))).toEqual([
    ...['1 2 3 4 5 6 7', '8 9 10 11 12 13 14', '15 16 17 18 19 20 21'],
    ...['22 23 24 25 26 27 28', '29 30 1 2 3 4 5'],
  ]);
  expect(days(monthWeeks(new Date(2026, 10), 1))[0]).toBe('26 27 28 29 30 31 1');
  expect(monthWeeks(new Date(2026, 7), 0)).toHaveLength(6);
  expect(monthWeeks(new Date(2026, 1), 0)).toHaveLength(4);
});

it.each([new Date(2026, 2), new Date(2026, 10)])('has each day once where the clocks change', (month) => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const all = monthWeeks(month, 0).flat();
  expect(new Set(all.map((day) => day.toDateString())).size).toBe(all.length);
  expect(all.every((day) => day.getHours() === 0)).toBe(true);
});

it('has an event on each of its days, and on none that it only touches', () => {
  const on = (start: Date, end: Date | null) =>
    [9, 10, 11, 12, 13].filter((day) =>
      isOnDay({ start, end, timeZone: hereZone() }, new Date(2026, 2, day)),
    );
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour);
  expect(on(at(10, 9), at(12, 17))).toEqual([10, 11, 12]);
  expect(on(at(10, 20), at(11, 0))).toEqual([10]);
  expect(on(at(10, 20), null)).toEqual([10]);
  expect(on(at(10, 0), at(10, 0))).toEqual([10]);
});

it('has an event on its day at the school, wherever its reader is', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const event = { start: new Date('2026-03-10T18:00Z'), end: null, timeZone: 'Europe/Berlin' };
  expect([10, 11].map((day) => isOnDay(event, new Date(2026, 2, day)))).toEqual([true, false]);
});

it('is named in the address', () => {
  const now = new Date(2026, 10, 26, 9);
  expect(monthName(new Date(2027, 0))).toBe('2027-01');
  expect(monthOf('2027-01', now)).toEqual(new Date(2027, 0));
  for (const wrong of [null, '', '2026-13', '2026-00', '0026-11', '26-11', '2026-1', 'x2026-11'])
    expect(monthOf(wrong, now)).toEqual(new Date(2026, 10));
});
