import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf, daysUpTo, type SchoolDay, schoolDayId, schoolDaySchema, statisticsRows } from './statistics';
import { statisticsCsv } from './statistics-csv';

const day = (schoolId: string, date: string, part: Partial<SchoolDay>): SchoolDay => ({
  schoolId,
  day: date,
  posts: 0,
  comments: 0,
  likes: 0,
  events: 0,
  groups: 0,
  invites: 0,
  joins: 0,
  questions: 0,
  ...part,
});

it('lists days across the end of a month', () =>
  expect(daysUpTo(new Date('2026-03-01T23:59:00Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']));

describe.each(['America/Los_Angeles', 'America/Santiago', 'Pacific/Kiritimati'])('read in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  // The clocks of Los Angeles and Santiago change within these days, those of Santiago at midnight.
  it.each([
    ['2026-03-09T00:30:00Z', ['2026-03-07', '2026-03-08', '2026-03-09']],
    ['2026-04-05T23:30:00Z', ['2026-04-03', '2026-04-04', '2026-04-05']],
    ['2026-09-07T00:00:00Z', ['2026-09-05', '2026-09-06', '2026-09-07']],
    ['2026-11-02T23:59:59Z', ['2026-10-31', '2026-11-01', '2026-11-02']],
  ])('the days up to %s are those of UTC', (last, days) => {
    vi.stubEnv('TZ', zone);
    expect(daysUpTo(new Date(last), 3)).toEqual(days);
    expect(dayOf(new Date(last))).toBe(days.at(-1));
  });
});

it('sums schools and keeps empty days', () => {
  const rows = statisticsRows(
    [
      day('a', '2026-03-02', { posts: 2, parents: 10 }),
      day('b', '2026-03-02', { posts: 3, parents: 5, activeParents: 1 }),
      day('a', '2026-02-01', { posts: 99 }),
    ],
    ['2026-03-01', '2026-03-02'],
  );
  expect(rows).toMatchObject([
    { day: '2026-03-01', posts: 0, parents: null, activeParents: null },
    { day: '2026-03-02', posts: 5, parents: 15, activeParents: 1 },
  ]);
});

it('writes a table that spreadsheets read', () => {
  const rows = statisticsRows([day('a', '2026-03-02', { likes: 4 })], ['2026-03-02']);
  expect(statisticsCsv(rows)).toBe(
    'day,posts,comments,likes,events,groups,invites,joins,questions,parents,activeParents\r\n' +
      '2026-03-02,0,0,4,0,0,0,0,0,,\r\n',
  );
});

it('reads a stored day, and what was not counted as none', () => {
  const whole = { ...day('oak', '2026-03-02', { posts: 2 }), parents: 10, activeParents: 3 };
  expect(v.parse(schoolDaySchema, whole)).toEqual(whole);
  expect(v.parse(schoolDaySchema, { schoolId: 'oak', day: '2026-03-02' })).toEqual(
    day('oak', '2026-03-02', {}),
  );
  expect(v.is(schoolDaySchema, { ...whole, day: 'today' })).toBe(false);
  expect(schoolDayId('oak', '2026-03-02')).toBe('oak_2026-03-02');
});
