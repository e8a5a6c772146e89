import { expect, it } from 'vitest';
import { assistantDay, dayNumber } from './day';

it.each([
  ['2026-11-21T07:59:59Z', '2026-11-20'],
  ['2026-11-21T08:00:00Z', '2026-11-21'],
  ['2026-07-01T06:59:59Z', '2026-06-30'],
  ['2026-07-01T07:00:00Z', '2026-07-01'],
  // The clocks go back: the day has 25 hours.
  ['2026-11-02T07:30:00Z', '2026-11-01'],
])('%s is %s in Los Angeles', (at, day) => expect(assistantDay(new Date(at))).toBe(day));

it('counts days one by one', () => expect(dayNumber('2026-03-01') - dayNumber('2026-02-28')).toBe(1));
