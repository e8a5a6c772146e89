import { expect, it } from 'vitest';
import { inGroups, nearness } from './grouping';

// Wednesday 11 March 2026.
const NOW = new Date(2026, 2, 11, 15);
const SATURDAY = new Date(2026, 2, 14, 15);
const at = (day: number, hour = 12) => new Date(2026, 2, day, hour);

it.each([
  ['yesterday', at(10, 23), NOW, 0, 'ongoing'],
  ['this morning', at(11, 0), NOW, 0, 'today'],
  ['the last minute of today', new Date(2026, 2, 11, 23, 59), NOW, 0, 'today'],
  ['the first of tomorrow', at(12, 0), NOW, 0, 'tomorrow'],
  ['on Friday', at(13), NOW, 0, 'thisWeek'],
  ['on Saturday night', at(14, 23), NOW, 0, 'thisWeek'],
  ['on Sunday, where weeks begin with it', at(15), NOW, 0, 'later'],
  ['on Sunday, where weeks begin with Monday', at(15), NOW, 1, 'thisWeek'],
  ['on Sunday, told on Saturday', at(15), SATURDAY, 0, 'tomorrow'],
  ['on Monday, told on Saturday', at(16), SATURDAY, 1, 'later'],
] as const)('%s', (_, start, now, firstDay, expected) => {
  expect(nearness(start, now, firstDay)).toBe(expected);
});

it('puts neighbours together, and keeps the order', () =>
  expect(inGroups(['ape', 'ant', 'bee', 'ass'], ([letter]) => letter)).toEqual([
    { key: 'a', items: ['ape', 'ant'] },
    { key: 'b', items: ['bee'] },
    { key: 'a', items: ['ass'] },
  ]));
