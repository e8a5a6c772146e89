import { expect, test } from 'vitest';
import { countedDay, dayAfter, rateCounterId } from './rate-counter';

test.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-23T23:59:59.999Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-23T20:00:00.000-08:00', '2026-11-24T00:00:00.000Z'],
])('%s is of the day that began at %s', (moment, day) =>
  expect(new Date(countedDay(new Date(moment))).toISOString()).toBe(day),
);

test('a day ends where the next begins', () =>
  expect(dayAfter(Date.UTC(2026, 10, 30))).toEqual(new Date('2026-12-01T00:00:00Z')));

test('a counter is of one parent, kind and day', () =>
  expect(rateCounterId('ada', 'posts', Date.UTC(2026, 0, 1))).toBe('ada_posts_1767225600000'));
