import { expect, test } from 'vitest';
import { type SchoolDay, statisticsRows } from '@/domain/statistics';
import { latest, total } from './figures';
import { newestLevels } from './newest-levels';

const day = (schoolId: string, on: string, parts: Partial<SchoolDay>): SchoolDay => ({
  schoolId,
  day: on,
  posts: 0,
  comments: 0,
  likes: 0,
  events: 0,
  groups: 0,
  invites: 0,
  joins: 0,
  questions: 0,
  ...parts,
});

test('levels by school are the newest measured ones, largest school first', () => {
  const found = newestLevels([
    day('small', '2026-11-20', { parents: 3 }),
    day('large', '2026-11-19', { parents: 9 }),
    day('large', '2026-11-20', { parents: 10 }),
    // Counted today, not measured yet.
    day('small', '2026-11-21', { posts: 2 }),
    day('new', '2026-11-21', { posts: 1 }),
  ]);
  expect(found.map(({ schoolId, parents }) => [schoolId, parents])).toEqual([
    ['large', 10],
    ['small', 3],
  ]);
});

test('the latest level skips days without a measurement', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
  const rows = statisticsRows(
    [day('all', '2026-11-20', { parents: 0, posts: 2 }), day('all', '2026-11-21', { posts: 3 })],
    days,
  );
  expect(latest(rows, 'parents')).toEqual({ day: '2026-11-20', value: 0 });
  expect(latest(rows, 'activeParents')).toBeUndefined();
  expect(total(rows, 'posts')).toBe(5);
});
