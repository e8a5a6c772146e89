import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  daysUpTo,
  type SchoolDay,
  schoolDayId,
  schoolDaySchema,
  statisticsCsv,
  statisticsRows,
} from './statistics';

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
