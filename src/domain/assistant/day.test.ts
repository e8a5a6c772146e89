import { afterEach, expect, it, vi } from 'vitest';

import { assistantDay, dayNumber } from './day';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2026-11-21T07:59:59Z', '2026-11-20'],
  ['2026-11-21T08:00:00Z', '2026-11-21'],
  ['2026-07-01T06:59:59Z', '2026-06-30'],
  ['2026-07-01T07:00:00Z', '2026-07-01'],
  // The clocks go back: the day has 25 hours.
  ['2026-11-02T07:30:00Z', '2026-11-01'],
  ['2026-11-02T08:00:00Z', '2026-11-02'],
  // They go forward: the day has 23.
  ['2026-03-09T06:59:59Z', '2026-03-08'],
  ['2026-03-09T07:00:00Z', '2026-03-09'],
])('%s is %s in Los Angeles', (at, day) => expect(assistantDay(new Date(at))).toBe(day));

it('counts days one by one', () => expect(dayNumber('2026-03-01') - dayNumber('2026-02-28')).toBe(1));

it.each(['America/Los_Angeles', 'Europe/London', 'Asia/Kolkata'])(
  'counts from the first of 1970 in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(['1970-01-01', '2026-03-08', '2026-03-09', '2026-11-02'].map(dayNumber)).toEqual([
      0, 20_520, 20_521, 20_759,
    ]);
  },
);
