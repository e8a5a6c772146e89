import { expect, test } from 'vitest';
import { changedIds } from './changed-ids';

test.each([
  [[], ['a'], ['a']],
  [['a'], [], ['a']],
  [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'c'],
  ],
  [['a'], ['a'], []],
  [undefined, ['a'], ['a']],
  ['a', [], []],
  [['a'], ['a', 1, null, {}, '', 'b/c'], []],
])('%j to %j changed for %j', (before, after, expected) =>
  expect(changedIds(before, after)).toEqual(expected),
);
