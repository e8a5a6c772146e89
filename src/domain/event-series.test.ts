import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EventSeries, SeriesChange } from './entities/event-series';
import { contentsOf } from './event-series';

const day = (date: number, hour = 9) => new Date(Date.UTC(2026, 5, date, hour));
const series = (fields: Partial<EventSeries> = {}): EventSeries => ({
  ...{ id: 's', schoolId: 'oak', userId: 'ana', repeat: 'weekly', until: day(24), timeZone: 'UTC' },
  ...{ start: day(2), end: day(2, 10), title: 'Choir', location: 'Hall', description: '', places: null },
  createdAt: null,
  ...fields,
});
let made = 0;
const change = (
  from: number,
  part: SeriesChange['part'],
  fields: Partial<SeriesChange> = {},
): SeriesChange => {
  made += 1;
  return { id: `c${made}`, schoolId: 'oak', userId: 'ana', from, part, createdAt: new Date(made), ...fields };
};
const days = (...changes: SeriesChange[]) =>
  [...contentsOf(series(), changes)].map(([number, { start, title }]) => [number, start.getUTCDate(), title]);

afterEach(() => vi.unstubAllEnvs());

describe('a series', () => {
  it('has its occurrences by their numbers, each as long as the first', () => {
    expect(days()).toEqual([0, 1, 2, 3].map((number) => [number, 2 + 7 * number, 'Choir']));
    const { title, location, description, places } = series();
    const words = { title, location, description, places, isCancelled: false };
    expect(contentsOf(series(), []).get(3)).toEqual({ ...words, start: day(23), end: day(23, 10) });
    expect(contentsOf(series({ end: null }), []).get(3)?.end).toBeNull();
  });

  it('is another from one of them on', () => {
    expect(days(change(2, { start: day(17), end: null, title: 'Big choir' }))).toEqual([
      [0, 2, 'Choir'],
      [1, 9, 'Choir'],
      [2, 17, 'Big choir'],
      [3, 24, 'Big choir'],
    ]);
  });

  it('has of each field what was said last, whatever order its changes come in', () => {
    const [first, second] = [
      change(2, { title: 'Band' }),
      change(1, { title: 'Orchestra', location: 'Yard' }),
    ];
    const after = days(first, second);
    expect(after.map(([, , title]) => title)).toEqual(['Choir', 'Orchestra', 'Orchestra', 'Orchestra']);
    expect(days(second, first)).toEqual(after);
    const later = change(3, { title: 'Quartet' });
    expect(days(later, first, second).map(([, , title]) => title)).toEqual([
      ...['Choir', 'Orchestra', 'Orchestra', 'Quartet'],
    ]);
  });

  it('goes on longer or shorter from one of them on, and ends for good where its host says so', () => {
    expect(days(change(1, { until: day(30) }))).toHaveLength(5);
    expect(days(change(1, { until: day(16) }))).toHaveLength(3);
    // What comes before the change is not its business.
    expect(days(change(2, { until: day(3) })).map(([number]) => number)).toEqual([0, 1]);
    expect(days(change(2, { ends: true }), change(0, { until: day(30) })).map(([number]) => number)).toEqual([
      0, 1,
    ]);
  });

  it.each(['UTC', 'America/New_York', 'Europe/Berlin'])(
    'keeps start and end over the nights in which the clocks change, seen from %s',
    (here) => {
      vi.stubEnv('TZ', here);
      const over = (start: string, end: string, timeZone: string) =>
        [
          ...contentsOf(
            series({ timeZone, start: new Date(start), end: new Date(end), until: new Date('2027-01-01Z') }),
            [],
          ).values(),
        ].map(({ start: begin, end: over }) => [
          begin.toISOString().slice(5, 16),
          over?.toISOString().slice(5, 16),
        ]);
      // A sleepover from Saturday at eight to Sunday at nine: the night of March 28 has one hour less in Berlin.
      expect(over('2026-03-21T19:00Z', '2026-03-22T08:00Z', 'Europe/Berlin').slice(0, 3)).toEqual([
        ['03-21T19:00', '03-22T08:00'],
        ['03-28T19:00', '03-29T07:00'],
        ['04-04T18:00', '04-05T07:00'],
      ]);
      expect(over('2026-10-24T18:00Z', '2026-10-25T08:00Z', 'Europe/Berlin').slice(0, 2)).toEqual([
        ['10-24T18:00', '10-25T08:00'],
        ['10-31T19:00', '11-01T08:00'],
      ]);
      expect(over('2026-10-27T23:00Z', '2026-10-28T00:00Z', 'America/New_York').slice(0, 2)).toEqual([
        ['10-27T23:00', '10-28T00:00'],
        ['11-04T00:00', '11-04T01:00'],
      ]);
      expect(over('2026-03-21T12:30Z', '2026-03-21T13:30Z', 'Asia/Kolkata').slice(1, 3)).toEqual([
        ['03-28T12:30', '03-28T13:30'],
        ['04-04T12:30', '04-04T13:30'],
      ]);
    },
  );
});
