import { describe, expect, it } from 'vitest';
import { MAX_OCCURRENCES, occurrencesOf } from './recurrence';
import type { Repeat } from './repeat';

const starts = (start: string, repeat: Repeat, until: string, timeZone: string) =>
  occurrencesOf({ start: new Date(start), repeat, timeZone }, new Date(until)).map((date) =>
    date.toISOString().slice(0, 16),
  );

describe('the occurrences of a series', () => {
  it('are at the same time by the clocks of the school, also after the night on which they change', () => {
    // Half past six in the evening in Portland; the clocks go forward on March 8, 2026.
    expect(starts('2026-03-03T02:30Z', 'weekly', '2026-03-18T00:00Z', 'America/Los_Angeles')).toEqual([
      '2026-03-03T02:30',
      '2026-03-10T01:30',
      '2026-03-17T01:30',
    ]);
    expect(starts('2026-10-20T16:00Z', 'weekly', '2026-10-28T00:00Z', 'Europe/Rome')).toEqual([
      '2026-10-20T16:00',
      '2026-10-27T17:00',
    ]);
  });

  it('are an hour earlier in the night that has no such hour', () => {
    expect(starts('2026-03-01T10:30Z', 'weekly', '2026-03-09T00:00Z', 'America/Los_Angeles')).toEqual([
      '2026-03-01T10:30',
      '2026-03-08T09:30',
    ]);
  });

  it('come every two weeks', () => {
    expect(starts('2026-06-01T09:00Z', 'biweekly', '2026-06-30T00:00Z', 'UTC')).toEqual([
      ...['2026-06-01T09:00', '2026-06-15T09:00', '2026-06-29T09:00'],
    ]);
  });

  it('come on the same weekday of the month', () => {
    // The second Tuesday.
    expect(starts('2026-09-08T17:00Z', 'monthly', '2026-12-31T00:00Z', 'UTC')).toEqual([
      ...['2026-09-08T17:00', '2026-10-13T17:00', '2026-11-10T17:00', '2026-12-08T17:00'],
    ]);
  });

  it('come on the last one where the month has no fifth', () => {
    expect(starts('2026-01-30T17:00Z', 'monthly', '2026-05-31T23:00Z', 'UTC')).toEqual([
      ...['2026-01-30T17:00', '2026-02-27T17:00', '2026-03-27T17:00', '2026-04-24T17:00', '2026-05-29T17:00'],
    ]);
  });

  it('are on the day that it is at the school, not in Greenwich', () => {
    // Monday evening in Portland is Tuesday in Greenwich: the first Monday of each month.
    expect(starts('2026-06-02T02:00Z', 'monthly', '2026-08-31T00:00Z', 'America/Los_Angeles')).toEqual([
      ...['2026-06-02T02:00', '2026-07-07T02:00', '2026-08-04T02:00'],
    ]);
  });

  it('end with the last day, and somewhere at all', () => {
    expect(starts('2026-06-01T09:00Z', 'weekly', '2026-06-08T09:00Z', 'UTC')).toHaveLength(2);
    expect(starts('2026-06-01T09:00Z', 'weekly', '2026-06-08T08:59Z', 'UTC')).toHaveLength(1);
    expect(starts('2026-06-01T09:00Z', 'weekly', '2036-06-08T08:59Z', 'UTC')).toHaveLength(MAX_OCCURRENCES);
  });
});
