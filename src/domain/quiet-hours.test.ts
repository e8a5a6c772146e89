import { expect, test } from 'vitest';
import { endOfQuietHours } from './quiet-hours';

const end = (at: string, quietHours: { from: number; to: number } | null, timeZone = 'Europe/Berlin') =>
  endOfQuietHours(new Date(at), { quietHours, timeZone })?.toISOString() ?? null;
const NIGHT = { from: 21, to: 7 };

test.each([
  ['2026-11-27T19:59:59Z', null],
  ['2026-11-27T20:00:00Z', '2026-11-28T06:00:00.000Z'],
  ['2026-11-27T23:30:00Z', '2026-11-28T06:00:00.000Z'],
  ['2026-11-28T05:59:59Z', '2026-11-28T06:00:00.000Z'],
  ['2026-11-28T06:00:00Z', null],
  // The last evening of a month.
  ['2026-12-31T21:00:00Z', '2027-01-01T06:00:00.000Z'],
  // The nights in which the clocks change.
  ['2027-03-27T21:00:00Z', '2027-03-28T05:00:00.000Z'],
  ['2026-10-24T20:00:00Z', '2026-10-25T06:00:00.000Z'],
])('from nine in the evening to seven in Berlin: at %s they end at %s', (at, expected) =>
  expect(end(at, NIGHT)).toBe(expected),
);

test('on one day, and none at all', () => {
  expect(end('2026-11-27T12:30:00Z', { from: 13, to: 15 })).toBe('2026-11-27T14:00:00.000Z');
  expect(end('2026-11-27T14:00:00Z', { from: 13, to: 15 })).toBeNull();
  expect(end('2026-11-27T23:00:00Z', null)).toBeNull();
  expect(end('2026-11-27T23:00:00Z', { from: 7, to: 7 })).toBeNull();
});

test('a zone that nobody knows is as UTC', () =>
  expect(end('2026-11-27T22:00:00Z', NIGHT, 'Moon/Sea')).toBe('2026-11-28T07:00:00.000Z'));

test('an hour that comes twice, or not at all, ends them after they began', () => {
  // In Berlin two o'clock comes twice on October 25, 2026, and not at all on March 28, 2027.
  for (const at of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2027-03-28T00:30:00Z']) {
    for (const quietHours of [
      { from: 2, to: 3 },
      { from: 1, to: 2 },
    ]) {
      const found = end(at, quietHours);
      if (found) expect(Date.parse(found)).toBeGreaterThan(Date.parse(at));
    }
  }
});
